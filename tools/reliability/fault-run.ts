import type { World } from './world';

export interface FaultRun {
  name: string;
  /** What the issue asks for. */
  count: number;
  work(world: World, options: RunOptions): Promise<Saw>;
}
export interface RunOptions {
  count: number;
  /** 0 to 1, by the seed. */
  random: () => number;
}
export interface Saw {
  /** Counts, in words. */
  text: string;
  /** What the run itself found wrong, beside the invariants. */
  breaches: readonly string[];
}
