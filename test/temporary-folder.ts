import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A folder for the files of all tests, removed after the last of them. */
    folder: string;
  }
}

/** A folder of its own for whoever asks. */
export function temporaryFolder(): string {
  return mkdtempSync(join(inject('folder'), 'test-'));
}
