import type { ParsedOf } from '@emsal/api/calls/table';
import type { CallerContext } from '../../frame/context';

/** Fields of an event that may be kept: none of them names a person (reliability threat 23). */
const allowed = ['branchId', 'line', 'step', 'status', 'code', 'durationMs', 'device', 'variant', 'remote', 'referer'];

/** Events go to the log, one line each; nothing beside the allowed fields is kept. */
export async function addTrackInfo(
  events: ParsedOf<'POST track/addTrackInfo'>['events'],
  { log }: CallerContext,
): Promise<null> {
  for (const { name, page, data = {} } of events) {
    const kept = Object.fromEntries(Object.entries(data).filter(([key]) => allowed.includes(key)));
    log.info({ event: name, page: page?.split('?')[0], data: kept }, 'track');
  }
  return null;
}
