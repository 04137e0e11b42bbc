/** Whether the API was unavailable while a page was loaded: what its loaders made of that must not be shown. */
import { setTimeout as pause } from 'node:timers/promises';
import { isUnavailable } from '@emsal/api/until-available';
import type { PageTransport } from '@emsal/platform/page';

/** Milliseconds, three seconds for all calls of a page together: an API that is overloaded for a moment measures itself once a second. */
const repeatPauses: readonly number[] = [500, 1_000, 1_500];

/**
 * A transport that repeats a call while the API is away, and knows whether it stayed away.
 * @param isRead whether the page is only shown: its calls may arrive twice, and only they are repeated
 * @param wait resolves after so many milliseconds
 */
export function watchOutage(
  send: PageTransport,
  isRead: boolean,
  wait: (milliseconds: number) => Promise<unknown> = pause,
): { transport: PageTransport; isAway: () => boolean } {
  const left = isRead ? [...repeatPauses] : [];
  let isAway = false;
  const transport: PageTransport = async (wire, options) => {
    let reply = await send(wire, options);
    while (isUnavailable(reply) && left.length > 0) {
      await wait(left.shift()!);
      reply = await send(wire, options);
    }
    isAway ||= isUnavailable(reply);
    return reply;
  };
  return { transport, isAway: () => isAway };
}
