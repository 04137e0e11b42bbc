/** One child process of the supervisor: started, awaited until it says that it is ready, stopped. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export interface ServiceSpec {
  name: string;
  /** The built program. */
  entry: string;
  env: Record<string, string>;
  /** Answers 200 once the service is ready. */
  readyUrl: string;
  /** Where its output goes. */
  logFile: string;
}
export interface Service {
  name: string;
  /** Resolves with the exit code when the process has ended. */
  ended: Promise<number>;
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

const readyWithinMs = 60_000;
const stopWithinMs = 15_000;

export async function startService(spec: ServiceSpec): Promise<Service> {
  const child = launch(spec);
  const ended = new Promise<number>((done) => child.once('exit', (code) => done(code ?? 1)));
  const outcome = await Promise.race([untilReady(spec.readyUrl), ended.then((code) => `ended with ${code}`)]);
  if (outcome !== 'ready') {
    child.kill('SIGKILL');
    throw new Error(`${spec.name} did not start (${outcome}). Its log: ${spec.logFile}`);
  }
  return { name: spec.name, ended, stop: (signal = 'SIGTERM') => stop(child, ended, signal) };
}

function launch({ entry, env, logFile }: ServiceSpec): ChildProcess {
  mkdirSync(dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile, { flags: 'a' });
  const preload = join(import.meta.dirname, 'die-with-parent.mjs');
  /** Detached: a Ctrl-C goes to the supervisor alone, which stops its services in order. */
  const child = spawn(process.execPath, ['--enable-source-maps', '--import', preload, entry], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  child.stdout!.pipe(log);
  child.stderr!.pipe(log);
  return child;
}

async function untilReady(url: string): Promise<'ready' | 'too slow'> {
  for (const end = performance.now() + readyWithinMs; performance.now() < end; await pause(50)) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => null);
    if (answer?.ok) return 'ready';
  }
  return 'too slow';
}

async function stop(child: ChildProcess, ended: Promise<number>, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal);
  const late = setTimeout(() => child.kill('SIGKILL'), stopWithinMs);
  await ended;
  clearTimeout(late);
}
