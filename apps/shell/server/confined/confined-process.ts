/** A process that runs a remote's code, seen from its parent, which nothing that it does or sends can end. */
import { spawn, type ChildProcess } from 'node:child_process';
import type { Duplex } from 'node:stream';
import { connectsToVariable } from './connections.ts';
import { watchAddresses } from './moved-address.ts';
import { lineOf, messagePipe, readMessages } from './message-lines.ts';
import { permissionArguments } from './permissions.ts';

/** Milliseconds in which unasked messages are counted. */
const countedTime = 500;
/** Messages in that time that nobody asked for, after which it is ended. */
const mostUnasked = 1_000;

export interface ConfinedOptions {
  /** The file that Node runs: one that begins with `openParent`. */
  program: string;
  args?: readonly string[];
  /** Files and folders that it may read, beside the program itself and packages. */
  readable: readonly string[];
  /** URL of the one host and port to which it may connect. */
  connectsTo: string | null;
  /** Megabytes of heap. */
  heapLimit: number;
  onStart(child: ChildProcess): void;
  /** Any JSON: the remote's code can send, too. @returns whether it was asked for */
  onMessage(message: unknown): boolean;
  /** What it prints; without one that is dropped. */
  onOutput?(text: string): void;
}

export interface ConfinedEnd {
  code: number | null;
  signal: NodeJS.Signals | null;
  /** Why its parent ended it. */
  fault: string | null;
}

export interface ConfinedProcess {
  send(message: unknown, sent?: (error: Error | null) => void): void;
  /** Asks it to end. */
  stop(): void;
  end(reason: string): void;
  ended: Promise<ConfinedEnd>;
}

/** It gets no environment of its parent's, so no secret. */
function launch({ program, args = [], readable, connectsTo, heapLimit, onOutput }: ConfinedOptions): ChildProcess {
  const output = onOutput ? 'pipe' : 'ignore';
  const limits = [`--max-old-space-size=${heapLimit}`, ...permissionArguments(program, readable)];
  const child = spawn(process.execPath, [...limits, program, ...args], {
    env: { NODE_ENV: process.env['NODE_ENV'] ?? 'production', [connectsToVariable]: connectsTo ?? '' },
    stdio: ['ignore', output, output, 'pipe'],
    // A Ctrl-C is for the parent, which may still need it.
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', onOutput!);
  return child;
}

function countUnasked(isTooMuch: () => void) {
  let count = 0;
  const timer = setInterval(() => {
    count = 0;
  }, countedTime).unref();
  const add = (): void => {
    count += 1;
    if (count > mostUnasked) isTooMuch();
  };
  return { add, stop: () => clearInterval(timer) };
}

export function startConfined(options: ConfinedOptions): ConfinedProcess {
  const child = launch(options);
  options.onStart(child);
  let fault: string | null = null;
  const end = (reason: string): void => {
    fault ??= reason;
    child.kill('SIGKILL');
  };
  const unasked = countUnasked(() => end('it sends without end'));
  const addresses = watchAddresses(options.connectsTo, () => end('what it connects to has another address'));
  const { promise: ended, resolve } = Promise.withResolvers<ConfinedEnd>();
  const finish = (code: number | null, signal: NodeJS.Signals | null): void => {
    unasked.stop();
    addresses.stop();
    resolve({ code, signal, fault });
  };
  // Not at 'exit': what it sent last may still be on its way.
  child.once('close', finish).once('error', (error) => {
    end(error.message);
    finish(null, null);
  });
  const pipe = child.stdio[messagePipe] as Duplex;
  readMessages(pipe, (message) => void (options.onMessage(message) || unasked.add()), end);
  // A process that closes its pipe can do nothing more. Without a listener a failed write would be an uncaught error of the parent.
  pipe.once('close', () => child.kill('SIGKILL')).on('error', () => undefined);
  const send: ConfinedProcess['send'] = (message, sent) =>
    void pipe.write(lineOf(message), (error) => sent?.(error ?? null));
  return { send, stop: () => void child.kill('SIGTERM'), end, ended };
}
