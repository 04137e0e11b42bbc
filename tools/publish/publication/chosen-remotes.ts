/** What the commands of this folder have in common: remotes by name, checked and built before anything is published. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { endWithParent } from '../../../libs/shutdown/end-with-parent.ts';
import { nxEnvironment } from '../../workspace/nx-environment.ts';
import { workspaceRoot } from '../../workspace/workspace-root.ts';
import type { Publication } from './publish.ts';
import { publicationFrom } from './publication-from.ts';
import { publishingRemotes, remoteNames, remotes } from '../remotes.ts';
import { providePublishers } from '../registry/team-keys.ts';

/** Ends the process with the usage when none or an unknown one is named. */
export function chosenRemotes(names: readonly string[], command: string, options = ''): readonly string[] {
  const unknown = names.filter((name) => !remoteNames.includes(name));
  if (names.length > 0 && unknown.length === 0) return names;
  const fault = unknown.length > 0 ? `unknown remote: ${unknown.join(', ')}. ` : '';
  console.error(`${fault}Usage: npm run ${command} -- ${remoteNames.join('|')}${options}`);
  process.exit(2);
}

/** Ends the process when types, lint or the build fail. */
export async function buildRemotes(names: readonly string[]): Promise<void> {
  const build = spawn('nx', ['run-many', '-t', 'lint', 'types', 'build', '-p', names.join(',')], {
    cwd: workspaceRoot,
    stdio: 'inherit',
    // A group of its own: the tasks end with this process too.
    detached: true,
    env: { ...process.env, ...nxEnvironment },
  });
  endWithParent(build, true);
  const [status] = (await once(build, 'exit')) as [number | null];
  if (status !== 0) process.exit(status ?? 1);
}

/** The remote's last build, signed by its team. */
export const publicationOf = (name: string): Publication =>
  publicationFrom({
    name,
    team: remotes[name]!.team,
    build: join(workspaceRoot, 'dist/apps', name),
    publishers: providePublishers(publishingRemotes),
  });
