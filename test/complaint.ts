import { InputError } from '../src/text/input-error.ts';

/** The whole message with which something refuses what the user gave. */
export function complaintOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
  throw new Error('nothing was refused');
}
