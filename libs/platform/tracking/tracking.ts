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
  /** The visit's sealed short link: an address, no authority (decision 115). */
  'shortLink',
  'reason',
  'duration',
]);

const maxText = 200;
/** The server takes no more events in one call. */
export const batchSize = 50;

/** The path of a page as it may be kept: a query may name a person. */
export const pathOf = (page: string): string => page.split(/[?#]/, 1)[0]!.slice(0, 256);

export function cleanEvent({ name, page, data = {} }: TrackEvent): TrackEvent {
  const kept = Object.entries(data)
    .filter(([field]) => allowedFields.has(field))
    .map(([field, value]) => [field, typeof value === 'string' ? value.slice(0, maxText) : value]);
  return {
    name: name.slice(0, 64),
    ...(page !== undefined && { page: pathOf(page) }),
    ...(kept.length > 0 && { data: Object.fromEntries(kept) }),
  };
}

/** Events without which the site cannot be run: a page was missing or broken. Everything else is measurement and needs consent. */
const necessary: ReadonlySet<string> = new Set(['404', 'loading-error', 'fault']);

export interface Tracker {
  track: (event: TrackEvent) => void;
  /** Sends what is queued; call it when the page is hidden. */
  flush: () => void;
}

export interface TrackerPorts {
  /** Answers whether the batch was taken; what was not stays queued. */
  send: (events: TrackEvent[]) => boolean;
  /** Whether the visitor allows measurement. */
  mayMeasure: () => boolean;
}

/** What needs a consent that was not given is dropped, not kept for later. */
export function createTracker({ send, mayMeasure }: TrackerPorts): Tracker {
  const queue: TrackEvent[] = [];
  return {
    track: (event) => void ((necessary.has(event.name) || mayMeasure()) && queue.push(cleanEvent(event))),
    flush: () => {
      while (queue.length > 0 && send(queue.slice(0, batchSize))) queue.splice(0, batchSize);
    },
  };
}
