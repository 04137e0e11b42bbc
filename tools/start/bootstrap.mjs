/**
 * Entry of every npm script, in plain JavaScript for any Node from 20 on. Installs the dependencies of the lock file when they
 * are missing or outdated, then runs the script with the project's own Node 24.
 * Usage: node tools/start/bootstrap.mjs <script.ts> [arguments]
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const modules = join(root, 'node_modules');
const stamp = join(modules, '.emsal-installed');
const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');
const ownNode = join(modules, '.bin', 'node');

function install() {
  console.log('• Installing dependencies from the lock file (about a minute, once) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) {
    console.error('✗ npm ci failed. Check the network and the npm registry, then run the command again.');
    process.exit(1);
  }
  writeFileSync(stamp, lock);
}

if (!existsSync(ownNode) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) install();

const [script, ...rest] = process.argv.slice(2);
const child = spawn(ownNode, [join(root, script), ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: {
    // Types are stripped and code is compiled once for all processes.
    NODE_COMPILE_CACHE: join(modules, '.cache', 'node'),
    ...process.env,
    PATH: `${join(modules, '.bin')}${delimiter}${process.env.PATH}`,
  },
});
/** The terminal sends Ctrl-C to the child too; a signal sent to this process alone is forwarded. */
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
process.on('SIGINT', () => undefined);
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
