import type { Bilingual } from '../text/bilingual.ts';
import { InputError } from '../text/input-error.ts';
import { unknownName } from '../text/nearest.ts';

/** What a parameter of a test can be set to. `null` is written `none`: the rule that it belongs to does not apply. */
export type ParameterValue = number | string | boolean | null;

interface IntegerParameter {
  readonly kind: 'integer';
  readonly name: Bilingual;
  readonly min: number;
  readonly max: number;
  readonly default: number;
}

interface OptionalIntegerParameter {
  readonly kind: 'optional-integer';
  readonly name: Bilingual;
  readonly min: number;
  readonly max: number;
  readonly default: null;
}

interface ChoiceParameter<O extends Readonly<Record<string, Bilingual>> = Readonly<Record<string, Bilingual>>> {
  readonly kind: 'choice';
  readonly name: Bilingual;
  readonly options: O;
  readonly default: keyof O & string;
}

interface FlagParameter {
  readonly kind: 'flag';
  readonly name: Bilingual;
  readonly default: boolean;
}

export type Parameter = IntegerParameter | OptionalIntegerParameter | ChoiceParameter | FlagParameter;

/** The parameters of a test by id, in the order of their columns. */
export type ParameterSet = Readonly<Record<string, Parameter>>;

type ValueOf<P extends Parameter> = P extends { kind: 'integer' }
  ? number
  : P extends { kind: 'optional-integer' }
    ? number | null
    : P extends { kind: 'flag' }
      ? boolean
      : P extends { kind: 'choice'; options: infer O }
        ? keyof O & string
        : never;

/** The values of a set of parameters, typed by their declarations. */
export type ValuesOf<S extends ParameterSet> = { readonly [Id in keyof S]: ValueOf<S[Id]> };

export function integer(facts: Omit<IntegerParameter, 'kind'>): IntegerParameter {
  return { kind: 'integer', ...facts };
}

export function optionalInteger(facts: Omit<OptionalIntegerParameter, 'kind' | 'default'>): OptionalIntegerParameter {
  return { kind: 'optional-integer', default: null, ...facts };
}

export function choice<const O extends Readonly<Record<string, Bilingual>>>(
  facts: Omit<ChoiceParameter<O>, 'kind'>,
): ChoiceParameter<O> {
  return { kind: 'choice', ...facts };
}

export function flag(facts: Omit<FlagParameter, 'kind'>): FlagParameter {
  return { kind: 'flag', ...facts };
}

/** How a value is written in commands, files and columns. */
export function writeValue(value: ParameterValue): string {
  return value === null ? 'none' : String(value);
}

/** What the parameter accepts, in words for help and messages: `8..60`, `true or false`, `standard, advantage`. */
export function allowedValues(parameter: Parameter): string {
  switch (parameter.kind) {
    case 'integer':
      return `a whole number ${parameter.min}..${parameter.max}`;
    case 'optional-integer':
      return `none or a whole number ${parameter.min}..${parameter.max}`;
    case 'flag':
      return 'true or false';
    case 'choice':
      return Object.keys(parameter.options).join(', ');
  }
}

/** Reads one value as it is written in a command or file. @throws InputError naming the parameter and what it allows */
export function readValue(id: string, parameter: Parameter, text: string): ParameterValue {
  switch (parameter.kind) {
    case 'flag':
      if (text === 'true' || text === 'false') return text === 'true';
      break;
    case 'choice':
      if (Object.hasOwn(parameter.options, text)) return text;
      throw new InputError(unknownName(`value of ${id}`, text, Object.keys(parameter.options)));
    case 'optional-integer':
      if (text === 'none') return null;
      if (isWithin(parameter, text)) return Number(text);
      break;
    case 'integer':
      if (isWithin(parameter, text)) return Number(text);
      break;
  }
  throw new InputError(`${id} is '${text}'; allowed: ${allowedValues(parameter)}`);
}

function isWithin(range: { readonly min: number; readonly max: number }, text: string): boolean {
  return /^[+-]?\d{1,15}$/.test(text) && Number(text) >= range.min && Number(text) <= range.max;
}
