import { Fraction } from '../probability/fraction.ts';
import type { Bilingual } from '../text/bilingual.ts';
import { InputError } from '../text/input-error.ts';
import { unknownName } from '../text/nearest.ts';

/** What a parameter of a test can be set to. `null` is written `none`: the rule that it belongs to does not apply. */
export type ParameterValue = number | string | boolean | null;

export interface IntegerParameter {
  readonly kind: 'integer';
  readonly name: Bilingual;
  readonly min: number;
  readonly max: number;
  readonly default: number;
}

export interface OptionalIntegerParameter {
  readonly kind: 'optional-integer';
  readonly name: Bilingual;
  readonly min: number;
  readonly max: number;
  readonly default: null;
}

export interface ChoiceParameter<O extends Readonly<Record<string, Bilingual>> = Readonly<Record<string, Bilingual>>> {
  readonly kind: 'choice';
  readonly name: Bilingual;
  readonly options: O;
  readonly default: keyof O & string;
}

export interface FlagParameter {
  readonly kind: 'flag';
  readonly name: Bilingual;
  readonly default: boolean;
}

/** A value in a notation of its own, such as the weapon 2k6+1 or the order of a pool. */
export interface NotationParameter {
  readonly kind: 'notation';
  readonly name: Bilingual;
  /** What is allowed, in words and with an example, for help and messages. No commas and no `..`: those make grids. */
  readonly allowed: string;
  /** Values that differ in kind, in their normal form: what tests try. */
  readonly examples: readonly string[];
  /** The text in its one normal form, or undefined when it is not allowed. */
  normalise(text: string): string | undefined;
  readonly default: string;
}

export type Parameter =
  | IntegerParameter
  | OptionalIntegerParameter
  | ChoiceParameter
  | FlagParameter
  | NotationParameter;

/** The parameters of a test by id, in the order of their columns. */
export type ParameterSet = Readonly<Record<string, Parameter>>;

type ValueOf<P extends Parameter> = P extends { kind: 'integer' }
  ? number
  : P extends { kind: 'optional-integer' }
    ? number | null
    : P extends { kind: 'flag' }
      ? boolean
      : P extends { kind: 'notation' }
        ? string
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

export function notation(facts: Omit<NotationParameter, 'kind'>): NotationParameter {
  return { kind: 'notation', ...facts };
}

/** A number that need not be whole, written `0.5`, `1/2` or `3`; its normal form is a fraction in lowest terms. */
export function fractionNotation(facts: {
  readonly name: Bilingual;
  readonly default: string;
  readonly examples: readonly string[];
  readonly min: number;
  readonly max: number;
}): NotationParameter {
  const { name, min, max } = facts;
  return notation({
    name,
    default: facts.default,
    examples: facts.examples,
    allowed: `a number from ${min} to ${max} such as 0.5 or 1/2`,
    normalise(text) {
      const value = readFraction(text);
      if (value === undefined || value.toNumber() < min || value.toNumber() > max) return undefined;
      return value.denominator === 1n ? String(value.numerator) : value.toString();
    },
  });
}

/** Reads `3`, `-1/2` or `0.25`; undefined for anything else. */
export function readFraction(text: string): Fraction | undefined {
  const parts =
    /^(?<sign>[+-]?)(?:(?<whole>\d{1,9})(?:\.(?<decimals>\d{1,9}))?|(?<top>\d{1,9})\/(?<bottom>\d{1,9}))$/.exec(
      text,
    )?.groups;
  if (parts === undefined) return undefined;
  const sign = parts.sign === '-' ? -1n : 1n;
  if (parts.top !== undefined) {
    return BigInt(parts.bottom!) === 0n ? undefined : new Fraction(sign * BigInt(parts.top), BigInt(parts.bottom!));
  }
  const decimals = parts.decimals ?? '';
  return new Fraction(sign * BigInt(parts.whole! + decimals), 10n ** BigInt(decimals.length));
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
    case 'notation':
      return parameter.allowed;
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
    case 'notation': {
      const value = parameter.normalise(text);
      if (value !== undefined) return value;
      break;
    }
  }
  throw new InputError(`${id} is '${text}'; allowed: ${allowedValues(parameter)}`);
}

function isWithin(range: { readonly min: number; readonly max: number }, text: string): boolean {
  return /^[+-]?\d{1,15}$/.test(text) && Number(text) >= range.min && Number(text) <= range.max;
}
