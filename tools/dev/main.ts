/**
 * `npm run dev -- content`: one remote with hot reload beside the running `npm start` at PORT (SITE names another site), one port above it
 * (DEV_PORT names another one).
 */
import { join } from 'node:path';
import { registryDirectory } from '../publish/registry/registry-file.ts';
import { remoteNames } from '../publish/remotes.ts';
import { publishersFile } from '../publish/registry/team-keys.ts';
import { workspaceRoot } from '../workspace/workspace-root.ts';
import { fail } from '../start/progress.ts';
import { requireFreePort } from '../start/require-free-ports.ts';
import { openDevSite } from './dev-site.ts';

const [name = ''] = process.argv.slice(2);
const port = Number(process.env['PORT'] ?? 4200);
const devPort = Number(process.env['DEV_PORT'] ?? port + 1);
const site = process.env['SITE'] ?? `http://localhost:${port}`;

if (!remoteNames.includes(name)) {
  console.error(`Usage: npm run dev -- ${remoteNames.join('|')}`);
  process.exit(2);
}
if (!(await fetch(`${site}/health/ready`).catch(() => null))) {
  console.error(`No site at ${site}. Run npm start in another terminal first, or set PORT or SITE to another one.`);
  process.exit(1);
}

// Before the shell is built, which takes some seconds.
await requireFreePort('DEV_PORT', devPort).catch(fail);

const dev = await openDevSite({
  name,
  site,
  registryDirectory: registryDirectory(),
  publishersFile: publishersFile(),
  port: devPort,
  shell: join(workspaceRoot, 'dist/dev/shell'),
});
console.log(`${name} is served with hot reloading at ${dev.url}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void dev.close().then(() => process.exit(0)));
void dev.ended.then((code) => process.exit(code));
