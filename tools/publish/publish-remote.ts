/** `npm run publish-remote -- content`: builds one remote (or several), publishes it, touches nothing else. `--built` takes the build that is there. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { nxEnvironment } from '../workspace/nx-environment.ts';
import { workspaceRoot } from '../workspace/workspace-root.ts';
import { publish } from './publish.ts';
import { registryDirectory } from './registry-file.ts';
import { remotes } from './remotes.ts';

const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const unknown = names.filter((name) => !remotes.includes(name));

if (names.length === 0 || unknown.length > 0) {
  console.error(
    `${unknown.length > 0 ? `no such remote: ${unknown.join(', ')}. ` : ''}Usage: npm run publish-remote -- ${remotes.join('|')}`,
  );
  process.exit(2);
}

if (!process.argv.includes('--built')) {
  const built = spawnSync('nx', ['run-many', '-t', 'build', '-p', names.join(',')], {
    cwd: workspaceRoot,
    stdio: 'inherit',
    env: { ...process.env, ...nxEnvironment },
  });
  if (built.status !== 0) process.exit(built.status ?? 1);
}

for (const name of names) {
  const { version, revision } = await publish({
    name,
    build: join(workspaceRoot, 'dist/apps', name),
    registryDirectory: registryDirectory(),
  });
  console.log(`${name} ${version} is live at revision ${revision}`);
}
