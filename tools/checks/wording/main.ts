/** `node tools/checks/wording/main.ts`: fails when a banned word (banned-words.ts) stands in a name, comment, test title or document. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../../workspace/workspace-root.ts';
import { bannedInName, bannedInSource, bannedInText, type Finding } from './find-banned.ts';

const checked = /\.(ts|tsx|mjs|cjs|js|css|md)$/;
/** The list itself, and its spec that plants words. */
const excepted = /^tools\/checks\/wording\/(banned-words|find-banned\.spec)\.ts$/;

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: workspaceRoot, encoding: 'utf8' })
  .split('\n')
  .filter((path) => checked.test(path) && !excepted.test(path) && existsSync(join(workspaceRoot, path)));

function findingsOf(path: string): Finding[] {
  const text = readFileSync(join(workspaceRoot, path), 'utf8');
  const inName = bannedInName(path).map((banned) => ({ line: 1, banned, text: path }));
  return [...inName, ...(/\.(css|md)$/.test(path) ? bannedInText(text) : bannedInSource(path, text))];
}

let count = 0;
for (const path of files)
  for (const { line, banned, text } of findingsOf(path)) {
    count++;
    console.error(`${path}:${line} "${banned}" in: ${text.replace(/\s+/g, ' ').slice(0, 120)}`);
  }
console.log(`${files.length} files, ${count} banned words`);
process.exitCode = count > 0 || files.length === 0 ? 1 : 0;
