/** One render process, seen from the edge: calls with a deadline, and an end as soon as it no longer reacts. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createPendingCalls, RenderProcessEnded, type PendingCalls } from './render-calls.ts';
import type { RenderCalls, RenderMessage, RenderRequest } from './render-messages.ts';
import { readAnswer } from './render-answers.ts';
import { permissionArguments } from './render-permissions.ts';
import { workerArguments, type WorkerSettings } from './worker-settings.ts';

/** Megabytes of heap for one remote. */
const heapLimit = 256;
/** Milliseconds between two pings while calls run. */
const pingPause = 500;
/** Pings in a row without any message from the process, after which it is ended: three seconds in a loop on a quiet machine. */
const missedPings = 6;
/** Milliseconds until the process is ready. */
const startLimit = 20_000;

export interface RenderEnd {
  code: number | null;
  signal: NodeJS.Signals | null;
  /** Inputs of the calls that ran at the end. */
  running: unknown[];
  /** Why it was ended, or what it reported last. */
  fault: string | null;
}

export interface RenderProcess {
  /** @throws RenderProcessEnded when the process ends before it answers, the time is over or the answer is none to the call */
  call<Name extends keyof RenderCalls>(
    name: Name,
    input: RenderCalls[Name]['input'],
  ): Promise<RenderCalls[Name]['output']>;
  ended: Promise<RenderEnd>;
  stop(): void;
}

export interface RenderProcessOptions {
  /** The built program. */
  file: string;
  settings: WorkerSettings;
  /** By how much longer a busy machine lets the process wait, from 1: it is not what hangs. */
  loadFactor(): number;
  onStart(child: ChildProcess): void;
  /** An error that no call waits for. */
  onStray(fault: string): void;
  onOutput(text: string): void;
}

const launch = ({ file, settings }: RenderProcessOptions): ChildProcess =>
  fork(file, workerArguments(settings), {
    execArgv: [`--max-old-space-size=${heapLimit}`, ...permissionArguments(file, settings.registryDirectory)],
    env: { NODE_ENV: process.env['NODE_ENV'] ?? 'production' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // A Ctrl-C is for the edge, which still renders while it drains.
    detached: true,
  });

/** Rejects, and ends the process, when it is not ready in time. */
async function untilReady(child: ChildProcess): Promise<void> {
  const started = once(child, 'message', { signal: AbortSignal.timeout(startLimit) });
  const exited = once(child, 'exit').then(() => {
    throw new RenderProcessEnded('the render process ended at its start');
  });
  await Promise.race([started, exited]).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw error;
  });
}

interface Watching extends Pick<RenderProcessOptions, 'loadFactor'> {
  hangs(): void;
}

/** Kills a process that has calls and sends nothing. @returns what to do at each message, and at the end */
function watchReaction(child: ChildProcess, calls: PendingCalls, { loadFactor, hangs }: Watching) {
  let missed = 0;
  const ping: RenderRequest = { id: 0, call: 'ping', input: null };
  const timer = setInterval(() => {
    if (calls.count() === 0) missed = 0;
    else if (++missed > missedPings * loadFactor()) hangs();
    else child.send(ping, () => undefined);
  }, pingPause).unref();
  return { reacted: () => void (missed = 0), stop: () => clearInterval(timer) };
}

export function startRenderProcess(options: RenderProcessOptions): RenderProcess {
  const child = launch(options);
  options.onStart(child);
  const calls = createPendingCalls((request, failed) => void child.send(request, failed));
  let fault: string | null = null;
  const end = (reason: string): void => {
    fault ??= reason;
    child.kill('SIGKILL');
  };
  const { loadFactor } = options;
  const watch = watchReaction(child, calls, { loadFactor, hangs: () => end('no reaction for three seconds') });
  child.on('message', (sent: unknown) => {
    watch.reacted();
    // The channel is open to the remote's code too.
    const message = (sent ?? {}) as RenderMessage | { kind?: undefined };
    if (message.kind === 'answer') calls.answer(message.id, message.output);
    if (message.kind === 'stray') options.onStray((fault = message.fault));
  });
  // Without a listener a failed send would be an uncaught error of the edge.
  child.on('error', (error) => end(error.message));
  for (const stream of [child.stdout!, child.stderr!]) stream.setEncoding('utf8').on('data', options.onOutput);
  const ready = untilReady(child);
  ready.catch(() => undefined);
  const ended = once(child, 'exit').then((exit): RenderEnd => {
    const [code, signal] = exit as [number | null, NodeJS.Signals | null];
    watch.stop();
    return { code, signal, fault, running: calls.failAll(fault ?? `the render process ended with ${code ?? signal}`) };
  });
  return {
    call: async (name, input) => {
      await ready;
      return readAnswer(name, await calls.request(name, input));
    },
    ended,
    stop: () => void child.kill('SIGTERM'),
  };
}
