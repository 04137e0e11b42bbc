import type { Evidence } from './collect-evidence.ts';
import type { WatchedCanary } from './watched-canary.ts';

/**
 * Asks for our own visits of a version that nobody was given since the last round, or that failed for somebody: whoever says that it
 * failed may lie, and our own visit shows at once what fails for everybody.
 */
export function requestVisits(
  watched: WatchedCanary,
  { people, own }: Evidence,
  visit: (isFailing: boolean) => void,
): void {
  if (own.total > 0) watched.failedLast = own.failed > 0;
  const isFailing = people.failed > 0 || watched.failedLast;
  if (people.total === 0 || isFailing) visit(isFailing);
}
