import { setTimeout as pause } from 'node:timers/promises';

type Seen<T> = T | undefined | null | false;

/** Polls until `look` returns a value, e.g. for a job. @throws Error when it has not after so many seconds */
export async function eventually<T>(look: () => Seen<T> | Promise<Seen<T>>, seconds = 15): Promise<T> {
  for (let left = seconds * 20; left > 0; left -= 1) {
    const seen = await look();
    if (seen) return seen;
    await pause(50);
  }
  throw new Error(`condition not met within ${seconds} s`);
}
