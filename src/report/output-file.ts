import { closeSync, mkdirSync, openSync, renameSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { InputError } from '../text/input-error.ts';

/**
 * A file that appears whole or not at all: written under a temporary name beside its place, then renamed.
 * Opening it is the check that it can be written, made before any computing starts.
 */
export class OutputFile {
  private readonly temporary: string;
  private descriptor: number | undefined;

  /** @throws InputError when the place is a folder or cannot be written */
  constructor(readonly path: string) {
    this.temporary = `${path}.${process.pid}.tmp`;
    try {
      if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw new Error('it is a folder');
      this.descriptor = openSync(this.temporary, 'w');
    } catch (error) {
      throw unwritable(path, error);
    }
  }

  write(content: string | Uint8Array): void {
    try {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content;
      for (let at = 0; at < bytes.length; ) at += writeSync(this.descriptor!, bytes, at);
    } catch (error) {
      throw unwritable(this.path, error);
    }
  }

  /** Puts the file in its place. */
  commit(): void {
    this.close();
    try {
      renameSync(this.temporary, this.path);
    } catch (error) {
      rmSync(this.temporary, { force: true });
      throw unwritable(this.path, error);
    }
  }

  /** Leaves no trace unless the file was committed. */
  discard(): void {
    this.close();
    rmSync(this.temporary, { force: true });
  }

  private close(): void {
    if (this.descriptor !== undefined) closeSync(this.descriptor);
    this.descriptor = undefined;
  }
}

/** Writes a file that is not there yet, whole or not at all. @throws InputError when there is anything of this name */
export function writeNewFile(path: string, content: string): void {
  let descriptor: number;
  try {
    descriptor = openSync(path, 'wx');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') {
      throw new InputError(`${path}: it is there already, and stays as it is; allowed: another name`);
    }
    throw unwritable(path, error);
  }
  try {
    writeFileSync(descriptor, content);
    closeSync(descriptor);
  } catch (error) {
    rmSync(path, { force: true });
    throw unwritable(path, error);
  }
}

function unwritable(path: string, error: unknown): InputError {
  return new InputError(`${path}: cannot be written (${error instanceof Error ? error.message : error})`);
}

/** Makes the folder and those above it. @throws InputError when a file is in the way or it cannot be made */
export function makeFolder(path: string): void {
  // Not mkdir's own recursion: on a file system that refuses new folders, such as /proc, it never ends.
  const missing: string[] = [];
  try {
    let above = resolve(path);
    for (; statSync(above, { throwIfNoEntry: false }) === undefined; above = dirname(above)) missing.unshift(above);
    if (!statSync(above).isDirectory()) throw new Error(`${above} is a file, not a folder`);
    for (const folder of missing) mkdirSync(folder);
  } catch (error) {
    throw unwritable(path, error);
  }
}

/** Writes all files or none: every one under its temporary name first, then all renamed. */
export function writeFiles(files: ReadonlyMap<string, string | Uint8Array>): void {
  const opened: OutputFile[] = [];
  try {
    for (const [path, content] of files) {
      makeFolder(dirname(path));
      const file = new OutputFile(path);
      opened.push(file);
      file.write(content);
    }
    for (const file of opened) file.commit();
  } catch (error) {
    for (const file of opened) file.discard();
    throw error;
  }
}
