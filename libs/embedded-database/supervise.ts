/** Supervises the embedded database: restarts a crashed or hanging server at its address, retrying until it starts. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { deadlineUnderLoad } from './load-factor.ts';
import { speaks } from './probe.ts';

export interface Supervision {
  /** To be called before the cluster is stopped on purpose. Resolves when no restart is running or will follow. */
  stop(): Promise<void>;
}
export interface SupervisionOptions {
  /** Wraps each restart, e.g. for logging. */
  around?: (restart: () => Promise<void>) => Promise<void>;
  /** Called after a failed restart, which is retried. */
  failed?: (error: Error) => void;
}

/** Milliseconds on a quiet machine. A server that misses two deadlines is considered lost; a laptop that wakes up misses only one. */
const timing = { every: 1_000, deadline: 1_500 };

export function supervise(
  cluster: Pick<Cluster, 'url' | 'restart'>,
  { around = (restart) => restart(), failed = () => undefined }: SupervisionOptions = {},
): Supervision {
  const stopping = new AbortController();
  const { signal } = stopping;
  const watch = async (): Promise<void> => {
    while (!signal.aborted) {
      if ((await isLost(cluster)) && !signal.aborted)
        await around(() => cluster.restart()).catch((error: unknown) => failed(error as Error));
      await pause(timing.every, undefined, { signal }).catch(() => undefined);
    }
  };
  const watching = watch();
  return {
    stop: () => {
      stopping.abort();
      return watching;
    },
  };
}

async function isLost({ url }: Pick<Cluster, 'url'>): Promise<boolean> {
  const answers = (): Promise<boolean> => speaks(url('postgres'), deadlineUnderLoad(timing.deadline));
  return !(await answers()) && !(await answers());
}
