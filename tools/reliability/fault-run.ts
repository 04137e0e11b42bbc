import type { FaultEnvironment } from './fault-environment';

export interface FaultRun {
  name: string;
  /** Default number of repetitions. */
  count: number;
  /** Runs only when it is named. */
  isOnDemand?: boolean;
  work(world: FaultEnvironment, options: RunOptions): Promise<RunResult>;
}
export interface RunOptions {
  count: number;
  /** 0 to 1, repeatable by the seed. */
  random: () => number;
}
export interface RunResult {
  /** Summary for the terminal. */
  text: string;
  /** Faults found by the run itself, besides the invariants. */
  violations: readonly string[];
}
