/** Whether the API was unavailable while a page was loaded: what its loaders made of that must not be shown. */
import { isUnavailable } from '@emsal/api/until-available';
import type { PageTransport } from '@emsal/platform/page';

export function watchOutage(send: PageTransport): { transport: PageTransport; isAway: () => boolean } {
  let isAway = false;
  const transport: PageTransport = async (wire, options) => {
    const reply = await send(wire, options);
    isAway ||= isUnavailable(reply);
    return reply;
  };
  return { transport, isAway: () => isAway };
}
