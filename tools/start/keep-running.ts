/** What ends on its own is started anew, as whatever runs the services in production does. */
import type { House } from './house.ts';
import { step } from './progress.ts';
import type { ServiceName } from './services.ts';

/** A service that ends again sooner than this after it was started anew does not stay up. Milliseconds. */
const staysFor = 10_000;

/** Resolves with the service that does not stay up. @param stop from then on a service ends because it is told to @param now milliseconds */
export async function keepRunning(
  house: Pick<House, 'nextEnded' | 'restart'>,
  stop: Promise<'signal'>,
  now: () => number = () => performance.now(),
): Promise<ServiceName | 'signal'> {
  const startedAt = new Map<ServiceName, number>();
  for (;;) {
    const name = await Promise.race([stop, house.nextEnded()]);
    if (name === 'signal') return name;
    if (now() - (startedAt.get(name) ?? -Infinity) < staysFor) return name;
    try {
      await step(`The ${name} ended on its own, starting it again`, () => house.restart(name));
    } catch {
      return name;
    }
    startedAt.set(name, now());
  }
}
