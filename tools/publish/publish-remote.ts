/** `npm run publish-remote -- content`: checks, builds and publishes one or more remotes. `--built` publishes the existing build. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fail } from '../start/progress.ts';
import { nxEnvironment } from '../workspace/nx-environment.ts';
import { workspaceRoot } from '../workspace/workspace-root.ts';
import { publish } from './publish.ts';
import { registryDirectory } from './registry-file.ts';
import { builtShell, remoteNames, remotes } from './remotes.ts';
import { providePublishers, signerOf } from './team-keys.ts';

const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const unknown = names.filter((name) => !remoteNames.includes(name));

if (names.length === 0 || unknown.length > 0) {
  console.error(
    `${unknown.length > 0 ? `unknown remote: ${unknown.join(', ')}. ` : ''}Usage: npm run publish-remote -- ${remoteNames.join('|')}`,
  );
  process.exit(2);
}

if (!process.argv.includes('--built')) {
  const built = spawnSync('nx', ['run-many', '-t', 'lint', 'types', 'build', '-p', names.join(',')], {
    cwd: workspaceRoot,
    stdio: 'inherit',
    env: { ...process.env, ...nxEnvironment },
  });
  if (built.status !== 0) process.exit(built.status ?? 1);
}

const backendUrl = process.env['BACKEND_URL'];
const publishers = providePublishers(remotes);
for (const name of names) {
  const { version, revision } = await publish({
    name,
    build: join(workspaceRoot, 'dist/apps', name),
    registryDirectory: registryDirectory(),
    publishers,
    signer: signerOf(remotes[name]!.team),
    shell: builtShell,
    ...(backendUrl && { backendUrl }),
  }).catch(fail);
  console.log(`${name} ${version} is live at revision ${revision}`);
}
