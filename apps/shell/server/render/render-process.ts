/** One render process, seen from the edge: calls with a deadline, and an end as soon as it no longer reacts. */
import { dirname, resolve } from 'node:path';
import {
  startConfined,
  type ConfinedEnd,
  type ConfinedOptions,
  type ConfinedProcess,
} from '../confined/confined-process.ts';
import { createPendingCalls, RenderProcessEnded, type PendingCalls } from './render-calls.ts';
import type { RenderCalls, RenderMessage } from './render-messages.ts';
import { readAnswer } from './render-answers.ts';
import { workerArguments, type WorkerSettings } from './worker-settings.ts';

/** Megabytes of heap for one remote. */
const heapLimit = 256;
/** Milliseconds between two pings while calls run. */
const pingPause = 500;
/** Pings in a row without any message from the process, after which it is ended: three seconds in a loop on a quiet machine. */
const missedPings = 6;
/** Milliseconds until the process is ready. */
const startLimit = 20_000;
/** Characters of an error that are kept. */
const longestFault = 4_000;

/** Its fault: why it was ended, or what it reported last. */
export interface RenderEnd extends ConfinedEnd {
  /** Inputs of the calls that ran at the end. */
  running: unknown[];
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

export interface RenderProcessOptions extends Pick<ConfinedOptions, 'onStart'> {
  /** The built program. */
  file: string;
  settings: WorkerSettings;
  /** By how much longer a busy machine lets the process wait, from 1: it is not what hangs. */
  loadFactor(): number;
  /** An error that no call waits for. */
  onStray(fault: string): void;
  onOutput(text: string): void;
}

const launch = (
  { file, settings, onStart, onOutput }: RenderProcessOptions,
  onMessage: ConfinedOptions['onMessage'],
): ConfinedProcess =>
  startConfined({
    program: file,
    args: workerArguments(settings),
    // The chunks of the program are beside it.
    readable: [dirname(resolve(file)), settings.registryDirectory],
    connectsTo: settings.backendUrl,
    heapLimit,
    onStart,
    onOutput,
    onMessage,
  });

/** Rejects, and ends the process, when it is not ready in time. */
async function untilReady({ ended, end }: ConfinedProcess, isReady: Promise<void>): Promise<void> {
  const exited = ended.then(() => {
    throw new RenderProcessEnded('the render process ended at its start');
  });
  const late = setTimeout(() => end('it was not ready in time'), startLimit);
  await Promise.race([isReady, exited]).finally(() => clearTimeout(late));
}

interface Watching extends Pick<RenderProcessOptions, 'loadFactor'> {
  ping(): void;
  end(reason: string): void;
}

/** Ends a process that has calls and sends nothing. */
function watchReaction(calls: PendingCalls, { loadFactor, ping, end }: Watching) {
  let missed = 0;
  const timer = setInterval(() => {
    // A call that was given up says nothing of a process that hangs in it.
    if (calls.count() === 0 && missed === 0) return;
    missed += 1;
    if (missed > missedPings * loadFactor()) end('no reaction for three seconds');
    else ping();
  }, pingPause).unref();
  const reacted = (): void => {
    missed = 0;
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
  let strayed: string | null = null;
  const { promise: isReady, resolve: becomeReady } = Promise.withResolvers<void>();
  const confined = launch(options, (message) => {
    becomeReady();
    watch.reacted();
    return hear(message, calls, (stray) => {
      strayed = stray;
      options.onStray(stray);
    });
  });
  const { send, end, stop } = confined;
  const calls = createPendingCalls(send, end);
  const ping = (): void => send({ id: 0, call: 'ping', input: null });
  const watch = watchReaction(calls, { loadFactor: options.loadFactor, ping, end });
  const ready = untilReady(confined, isReady);
  ready.catch(() => undefined);
  const ended = confined.ended.then(({ code, signal, fault }): RenderEnd => {
    watch.stop();
    const running = calls.failAll(fault ?? strayed ?? `the render process ended with ${code ?? signal}`);
    return { code, signal, fault: fault ?? strayed, running };
  });
  return {
    call: async (name, input) => {
      await ready;
      return readAnswer(name, await calls.request(name, input));
    },
    ended,
    stop,
  };
}
