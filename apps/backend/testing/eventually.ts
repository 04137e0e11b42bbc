import { setTimeout as pause } from 'node:timers/promises';

type Seen<T> = T | undefined | null | false;

/** Waits for what happens in its own time: a job, an answer from outside. @throws Error when it has not after so many seconds */
export async function eventually<T>(look: () => Seen<T> | Promise<Seen<T>>, seconds = 15): Promise<T> {
  for (let left = seconds * 20; left > 0; left -= 1) {
    const seen = await look();
    if (seen) return seen;
    await pause(50);
  }
  throw new Error('it never happened');
}
