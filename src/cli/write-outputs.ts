import { print, type Session } from './session.ts';

/** Something to be written. */
export interface Output {
  /** `-` for standard output; undefined for nowhere. */
  readonly path: string | undefined;
  content(): Promise<string | Uint8Array>;
}

/** Everything or nothing: the files are opened first, and put in their places when all is written. */
export async function writeOutputs(outputs: readonly Output[], session: Session): Promise<void> {
  const { OutputFile } = await import('../report/output-file.ts');
  const opened: InstanceType<typeof OutputFile>[] = [];
  try {
    const writers = outputs.flatMap(({ path, content }) => {
      if (path === undefined) return [];
      if (path === '-') return [async () => print(String(await content()), session)];
      const file = new OutputFile(path);
      opened.push(file);
      return [async () => file.write(await content())];
    });
    for (const write of writers) await write();
    for (const file of opened) file.commit();
  } finally {
    for (const file of opened) file.discard();
  }
}
