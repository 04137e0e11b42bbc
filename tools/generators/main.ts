/** `npm run new -- <remote|insurer|call|line> <name> [--option value]`: a generator of this folder, run by Nx. `--help` lists the options. */
import { spawnSync } from 'node:child_process';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const collection = `./${relative(root, join(import.meta.dirname, 'generators.json'))}`;
const [kind, ...options] = process.argv.slice(2);
if (!kind) {
  console.error('Say what to make: npm run new -- remote|insurer|call|line <name>. --help after it lists its options.');
  process.exit(1);
}
const { status } = spawnSync('nx', ['g', `${collection}:${kind}`, ...options], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
});
process.exitCode = status ?? 1;
