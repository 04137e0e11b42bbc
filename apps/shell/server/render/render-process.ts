/** One render process, seen from the edge: calls with a deadline, and an end as soon as it no longer reacts. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import { lineOf, messagePipe, readMessages } from './message-lines.ts';
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
/** Messages that answer no call, between two pings, after which it is ended. */
const mostUncalled = 1_000;
/** Milliseconds until the process is ready. */
const startLimit = 20_000;
/** Characters of an error that are kept. */
const longestFault = 4_000;

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

const launch = ({ file, settings }: RenderProcessOptions): ChildProcess => {
  const limits = [`--max-old-space-size=${heapLimit}`, ...permissionArguments(file, settings.registryDirectory)];
  return spawn(process.execPath, [...limits, file, ...workerArguments(settings)], {
    env: { NODE_ENV: process.env['NODE_ENV'] ?? 'production' },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    // A Ctrl-C is for the edge, which still renders while it drains.
    detached: true,
  });
};

/** Rejects, and ends the process, when it is not ready in time. */
async function untilReady(child: ChildProcess, isReady: Promise<void>): Promise<void> {
  const exited = once(child, 'exit').then(() => {
    throw new RenderProcessEnded('the render process ended at its start');
  });
  const late = setTimeout(() => child.kill('SIGKILL'), startLimit);
  await Promise.race([isReady, exited]).finally(() => clearTimeout(late));
}

interface Watching extends Pick<RenderProcessOptions, 'loadFactor'> {
  ping(): void;
  end(reason: string): void;
}

/** Ends a process that has calls and sends nothing, or that sends without end. */
function watchReaction(calls: PendingCalls, { loadFactor, ping, end }: Watching) {
  let [missed, uncalled] = [0, 0];
  const timer = setInterval(() => {
    uncalled = 0;
    // A call that was given up says nothing of a process that hangs in it.
    if (calls.count() === 0 && missed === 0) return;
    if (++missed > missedPings * loadFactor()) end('no reaction for three seconds');
    else ping();
  }, pingPause).unref();
  const reacted = (isAnswer: boolean): void => {
    missed = 0;
    if (!isAnswer && ++uncalled > mostUncalled) end('it sends without end');
  };
  return { reacted, stop: () => clearInterval(timer) };
}

/** What the process says. @returns whether a call was answered */
function hear(sent: unknown, calls: PendingCalls, onStray: (fault: string) => void): boolean {
  // The pipe is open to the remote's code too.
  const message = (sent ?? {}) as RenderMessage | { kind?: undefined };
  if (message.kind === 'stray') onStray(String(message.fault).slice(0, longestFault));
  return message.kind === 'answer' && calls.answer(message.id, message.output);
}

export function startRenderProcess(options: RenderProcessOptions): RenderProcess {
  const child = launch(options);
  options.onStart(child);
  const pipe = child.stdio[messagePipe] as Duplex;
  const send = (request: RenderRequest, failed: (error: Error | null) => void): void =>
    void pipe.write(lineOf(request), (error) => failed(error ?? null));
  let fault: string | null = null;
  const end = (reason: string): void => {
    fault ??= reason;
    child.kill('SIGKILL');
  };
  const calls = createPendingCalls(send, end);
  const ping = (): void => send({ id: 0, call: 'ping', input: null }, () => undefined);
  const watch = watchReaction(calls, { loadFactor: options.loadFactor, ping, end });
  const { promise: isReady, resolve: becomeReady } = Promise.withResolvers<void>();
  const take = (message: unknown): void => {
    becomeReady();
    watch.reacted(hear(message, calls, (stray) => options.onStray((fault = stray))));
  };
  readMessages(pipe, take, end);
  // A process that closes its pipe can do nothing more. Without a listener a failed write would be an uncaught error of the edge.
  pipe.once('close', () => child.kill('SIGKILL')).on('error', () => undefined);
  child.on('error', (error) => end(error.message));
  for (const stream of [child.stdout!, child.stderr!]) stream.setEncoding('utf8').on('data', options.onOutput);
  const ready = untilReady(child, isReady);
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
