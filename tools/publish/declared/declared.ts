/** What a build says of itself in `server/paths.cjs` and `server/lines.cjs`. */
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { deadlineUnderLoad } from '../../../libs/embedded-database/load-factor.ts';
import { remotePaths } from '../../../libs/platform/registry/file/parse-registry.ts';
import type { PublishedLine } from '../../../libs/platform/registry/paths/remote-lines.ts';
import type { RemotePath } from '../../../libs/platform/remote.ts';
import { CommandError } from '../../start/progress.ts';
import { startProgram } from '../confined/start-program.ts';

/** Milliseconds on a quiet machine, with the start of the process. */
const limit = 3_000;

const program = join(import.meta.dirname, 'read-declared');

const answerShape = z.union([z.object({ fault: z.string() }), z.object({ value: z.unknown().optional() })]);
const noAnswer = { fault: 'it sends what is no answer' };

async function read(file: string, name: string): Promise<z.infer<typeof answerShape>> {
  const answers: unknown[] = [];
  const { ended, end } = startProgram(program, {
    args: [resolve(file), name],
    readable: [dirname(file)],
    connectsTo: null,
    onMessage: (message) => answers.length === 0 && answers.push(message) === 1,
  });
  const timer = setTimeout(() => end('it never ends'), deadlineUnderLoad(limit));
  const { fault } = await ended;
  clearTimeout(timer);
  if (fault !== null) return { fault };
  return answers.length === 0 ? { fault: 'it ends the process' } : (answerShape.safeParse(answers[0]).data ?? noAnswer);
}

/** @throws CommandError that says what is wrong and what to do */
async function declared<Value>(build: string, name: string, shape: z.ZodType<Value>): Promise<Value> {
  const file = join(build, 'server', `${name}.cjs`);
  const answer = await read(file, name);
  const parsed = 'fault' in answer ? null : shape.safeParse(answer.value);
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
