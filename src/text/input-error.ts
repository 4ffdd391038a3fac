/** What the user gave cannot be used. The command line prints the message alone and exits with 2. */
export class InputError extends Error {
  override readonly name = 'InputError';

  /** @param about the key of the request that is wrong, where the message is about one */
  constructor(
    message: string,
    readonly about?: string,
  ) {
    super(message);
  }
}

/** Lets errors about the value of a key say so. */
export function about<T>(key: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof InputError && error.about === undefined) throw new InputError(error.message, key);
    throw error;
  }
}
