/** Analytics events: queued, cut down to the allowed fields, sent in batches when the page is idle or hidden. */

export interface TrackEvent {
  name: string;
  page?: string;
  data?: Record<string, string | number | boolean>;
}

/** Nothing else leaves the page: no form value, no identity, no telephone. */
export const allowedFields: ReadonlySet<string> = new Set([
  'line',
  'step',
  'status',
  'remote',
  'revision',
  'referrer',
  'isMobile',
  'abTest',
  'insurerCount',
  'offerCount',
  'reason',
  'duration',
]);

const maxText = 200;
/** The server takes no more events in one call. */
export const batchSize = 50;

export function cleanEvent({ name, page, data = {} }: TrackEvent): TrackEvent {
  const kept = Object.entries(data)
    .filter(([field]) => allowedFields.has(field))
    .map(([field, value]) => [field, typeof value === 'string' ? value.slice(0, maxText) : value]);
  return {
    name: name.slice(0, 64),
    ...(page !== undefined && { page: page.split(/[?#]/, 1)[0]!.slice(0, 256) }),
    ...(kept.length > 0 && { data: Object.fromEntries(kept) }),
  };
}

export interface Tracker {
  track: (event: TrackEvent) => void;
  /** Sends what is queued; call it when the page is hidden. */
  flush: () => void;
}

/** `send` answers whether the batch was taken; what was not stays queued. */
export function createTracker(send: (events: TrackEvent[]) => boolean): Tracker {
  const queue: TrackEvent[] = [];
  return {
    track: (event) => void queue.push(cleanEvent(event)),
    flush: () => {
      while (queue.length > 0 && send(queue.slice(0, batchSize))) queue.splice(0, batchSize);
    },
  };
}
