import { setTimeout as pause } from 'node:timers/promises';

/** Waits for what a job does in its own time. */
export async function eventually<T>(look: () => Promise<T | undefined | null | false>, seconds = 15): Promise<T> {
  for (let left = seconds * 20; left > 0; left -= 1) {
    const seen = await look();
    if (seen) return seen;
    await pause(50);
  }
  throw new Error('it never happened');
}
