import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Builds the program once for all tests that start it as users do. */
export default function setup(): void {
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  execFileSync('npm', ['run', '--silent', 'build'], { cwd, stdio: 'inherit' });
}
