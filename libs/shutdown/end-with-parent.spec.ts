import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isRunning } from './is-running';

interface Family {
  parent: ChildProcess;
  /** Process ids of a child in a loop, and of a group's leader and its own child. */
  children: number[];
}

async function startFamily(): Promise<Family> {
  const parent = fork(join(__dirname, 'testing/busy-parent.ts'), { execArgv: [] });
  const [children] = (await once(parent, 'message')) as [number[]];
  return { parent, children };
}

/** @returns those that go on for four seconds */
async function left(pids: readonly number[]): Promise<number[]> {
  for (let waited = 0; waited < 4_000 && pids.some(isRunning); waited += 20) await pause(20);
  return pids.filter(isRunning);
}

it.each(['SIGKILL', 'SIGTERM', 'SIGINT'] as const)(
  'children end with a parent that %s ends, those in a loop and whole groups too',
  async (signal) => {
    const { parent, children } = await startFamily();
    expect(children.map(isRunning)).toEqual([true, true, true]);
    parent.kill(signal);
    expect(await left(children)).toEqual([]);
  },
  10_000,
);

it('a child that ended by itself ends nothing', async () => {
  const { parent, children } = await startFamily();
  process.kill(children[0]!, 'SIGKILL');
  expect(await left(children.slice(0, 1))).toEqual([]);
  parent.send('end');
  expect(await once(parent, 'exit')).toEqual([0, null]);
  expect(await left(children)).toEqual([]);
}, 10_000);
