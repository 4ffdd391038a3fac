/** What the user gave cannot be used. The command line prints the message alone and exits with 2. */
export class InputError extends Error {
  override readonly name = 'InputError';
}
