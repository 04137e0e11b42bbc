/**
 * A child process: started, awaited until it is ready, stopped. It is a worker of Node's cluster, so that two processes of one service
 * share the socket they listen on: connections that wait while one closes it are taken by the other.
 */
import type { ChildProcess } from 'node:child_process';
import cluster from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import { endOrder, readyReport, replacedOrder, signalReport, supervised } from '../../libs/shutdown/supervision.ts';
import { openLogFile } from './log-file.ts';

export interface ServiceSpec {
  name: string;
  /** The built program. */
  entry: string;
  env: Record<string, string>;
  /** Answers 200 once the service is ready, be it by an earlier process of it. */
  readyUrl: string;
  /** Answers as long as the process reacts: a database that hangs must not end the API. */
  liveUrl: string;
  /** Receives its output. */
  logFile: string;
}
export interface Service {
  /** Resolves with the exit code when the process has ended. */
  ended: Promise<number>;
  /** Rejects with the reason when it does not come up; it is killed then. */
  ready: Promise<void>;
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Ends it when its successor serves: it keeps idle connections for as long as it promised. */
  retire(): Promise<void>;
  /** Calls back when a signal reached the process: it goes on until it is stopped. */
  onSignal(listener: () => void): void;
}

/** Workers take connections themselves, without this process. */
cluster.schedulingPolicy = cluster.SCHED_NONE;

const readyWithinMs = 60_000;
/** Longer than the drains of the processes themselves. */
const stopWithinMs = 20_000;

/** It runs, and may be stopped, before it is ready. */
export function launchService(spec: ServiceSpec): Service {
  const child = launch(spec);
  const ended = new Promise<number>((done) => child.once('exit', (code) => done(code ?? 1)));
  return {
    ended,
    ready: untilReadyOrEnded(spec, child, ended).catch((error: unknown) => {
      child.kill('SIGKILL');
      throw error;
    }),
    // A supervised process only reports a signal.
    stop: (signal = 'SIGTERM') =>
      end(child, ended, () => (signal === 'SIGTERM' && child.connected ? child.send(endOrder) : child.kill(signal))),
    retire: () => end(child, ended, () => (child.connected ? child.send(replacedOrder) : child.kill('SIGTERM'))),
    onSignal: (listener) => void child.on('message', (message) => message === signalReport && listener()),
  };
}

async function untilReadyOrEnded(spec: ServiceSpec, child: ChildProcess, ended: Promise<number>): Promise<void> {
  const asking = new AbortController();
  const outcome = await Promise.race([
    untilReady(spec, child, asking.signal),
    ended.then((code) => `ended with ${code}`),
  ]);
  asking.abort();
  if (outcome !== 'ready') throw new Error(`${spec.name} did not start (${outcome}). Its log: ${spec.logFile}`);
}

function launch({ entry, env, logFile }: ServiceSpec): ChildProcess {
  const log = openLogFile(logFile);
  cluster.setupPrimary({
    exec: entry,
    args: [],
    execArgv: ['--enable-source-maps'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const { process: child } = cluster.fork({ NODE_ENV: 'production', ...supervised, ...env });
  child.stdout!.pipe(log, { end: false });
  child.stderr!.pipe(log, { end: false });
  child.once('close', () => log.end());
  return child;
}

async function untilReady(
  { readyUrl }: ServiceSpec,
  child: ChildProcess,
  stopped: AbortSignal,
): Promise<'ready' | 'too slow'> {
  let isListening = false;
  child.on('message', (message) => (isListening ||= message === readyReport));
  for (const end = performance.now() + readyWithinMs; performance.now() < end && !stopped.aborted; await pause(50)) {
    if (!isListening) continue;
    const answer = await fetch(readyUrl, { signal: AbortSignal.timeout(5000) }).catch(() => null);
    if (answer?.ok) return 'ready';
  }
  return 'too slow';
}

async function end(child: ChildProcess, ended: Promise<number>, order: () => void): Promise<void> {
  order();
  const late = setTimeout(() => child.kill('SIGKILL'), stopWithinMs);
  await ended;
  clearTimeout(late);
}
