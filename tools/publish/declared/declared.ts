/** What a build says of itself in `server/paths.cjs` and `server/lines.cjs`. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { z } from 'zod';
import { deadlineUnderLoad } from '../../../libs/embedded-database/load-factor.ts';
import { remotePaths } from '../../../libs/platform/registry/parse-registry.ts';
import type { PublishedLine } from '../../../libs/platform/registry/published-lines.ts';
import type { RemotePath } from '../../../libs/platform/remote.ts';
import { endWithParent } from '../../../libs/shutdown/end-with-parent.ts';
import { CommandError } from '../../start/progress.ts';
import type { Declared } from './read-declared.ts';

/** Milliseconds on a quiet machine. */
const limit = 3_000;

/** The program beside this file, compiled or not. */
const program = join(import.meta.dirname, `read-declared${extname(import.meta.filename)}`);

async function read(file: string, name: string): Promise<Declared> {
  const child = fork(program, [resolve(file), name], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
    env: {},
  });
  endWithParent(child);
  let answer: Declared = { fault: 'it ends the process' };
  child.once('message', (message: Declared) => (answer = message));
  const timer = setTimeout(() => {
    answer = { fault: 'it never ends' };
    child.kill('SIGKILL');
  }, deadlineUnderLoad(limit));
  await once(child, 'exit');
  clearTimeout(timer);
  return answer;
}

/** @throws CommandError that says what is wrong and what to do */
async function declared<Value>(build: string, name: string, shape: z.ZodType<Value>): Promise<Value> {
  const file = join(build, 'server', `${name}.cjs`);
  const answer = await read(file, name);
  const parsed = 'fault' in answer ? null : shape.safeParse(answer.text === null ? undefined : JSON.parse(answer.text));
  if (parsed?.success) return parsed.data;
  const [issue] = parsed?.error?.issues ?? [];
  const fault = 'fault' in answer ? answer.fault : `${issue?.path.join('.') || name}: ${issue?.message}`;
  throw new CommandError(`${file} cannot be used, ${fault.split('\n', 1)[0]}: it only lists the remote's ${name}.`);
}

export const declaredPaths = (build: string): Promise<readonly RemotePath[]> => declared(build, 'paths', remotePaths);

/** Only remotes with forms have lines. */
export const declaredLines = async (build: string): Promise<readonly PublishedLine[] | undefined> =>
  existsSync(join(build, 'server/lines.cjs'))
    ? ((await declared(build, 'lines', z.array(z.unknown()))) as readonly PublishedLine[])
    : undefined;
