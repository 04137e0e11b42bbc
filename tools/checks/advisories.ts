/** `npm run advisories`: known weaknesses of what the lock file names, as the package registry tells them. */
import { spawnSync } from 'node:child_process';
import { workspaceRoot } from '../workspace/workspace-root.ts';
import { readAdvisories } from './read-advisories.ts';

const { stdout } = spawnSync('npm', ['audit', '--json'], { cwd: workspaceRoot, encoding: 'utf8' });
const result = readAdvisories(stdout ?? '');
if (result.kind === 'unanswered')
  console.log(`NOT CHECKED: the package registry tells no advisories here (${result.why}).`);
else {
  console.log(result.lines.join('\n'));
  process.exitCode = result.isSound ? 0 : 1;
}
