/** `npm run new -- <remote|insurer|call|line> <name> [--option value]`: a generator of this folder, run by Nx. `--help` lists the options. */
import { spawnSync } from 'node:child_process';
import { join, relative } from 'node:path';
import { nxEnvironment } from '../workspace/nx-environment.ts';
import { workspaceRoot } from '../workspace/workspace-root.ts';

const collection = `./${relative(workspaceRoot, join(import.meta.dirname, 'generators.json'))}`;
const [kind, ...options] = process.argv.slice(2);
if (!kind) {
  console.error(`Usage: npm run new -- remote|insurer|call|line <name>. --help lists the options of each.
  npm run new -- remote <name> [--path /address --title Heading] [--family existing-or-new] [--team reviewers]`);
  process.exit(1);
}
const { status } = spawnSync('nx', ['g', `${collection}:${kind}`, ...options], {
  cwd: workspaceRoot,
  stdio: 'inherit',
  env: { ...process.env, ...nxEnvironment },
});
process.exitCode = status ?? 1;
