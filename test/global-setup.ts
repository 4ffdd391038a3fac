import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

/** Once for all tests: builds the program for those that start it as users do, and makes room for their files. */
export default function setup({ provide }: TestProject): () => void {
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  execFileSync('npm', ['run', '--silent', 'build'], { cwd, stdio: 'inherit' });
  const folder = mkdtempSync(join(tmpdir(), 'hyperputer-test-'));
  provide('folder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
