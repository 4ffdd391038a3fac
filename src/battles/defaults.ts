/** Who fights how, and how often, unless something else is asked. */
export const DEFAULTS = {
  band: 'trzech-rekrutow',
  script: 'objective',
  policy: 'first-success',
  battles: 10_000,
} as const;
