/** Analytics events: queued, reduced to the allowed fields, sent in batches when the page is idle or hidden. */

export interface TrackEvent {
  name: string;
  page?: string;
  data?: Record<string, string | number | boolean>;
}

/** Only these fields leave the page: no form value, no identity number, no telephone. */
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
  /** The visit's encrypted short link: it identifies the visit but grants no access (decision 067). */
  'shortLink',
  'reason',
  'duration',
]);

const maxText = 200;
/** The server's limit of events per request. */
export const batchSize = 50;

/** The path without its query, which may contain personal data. */
export const pathOf = (page: string): string => page.split(/[?#]/, 1)[0]!.slice(0, 256);

export function cleanEvent({ name, page, data = {} }: TrackEvent): TrackEvent {
  const fields = Object.entries(data)
    .filter(([field]) => allowedFields.has(field))
    .map(([field, value]) => [field, typeof value === 'string' ? value.slice(0, maxText) : value]);
  return {
    name: name.slice(0, 64),
    ...(page !== undefined && { page: pathOf(page) }),
    ...(fields.length > 0 && { data: Object.fromEntries(fields) }),
  };
}

/** Operational events: a page was missing or failed. All others are measurement and need consent. */
const necessary: ReadonlySet<string> = new Set(['404', 'loading-error']);

export interface Tracker {
  track: (event: TrackEvent) => void;
  /** Sends the queued events; call it when the page is hidden. */
  flush: () => void;
}

export interface TrackerPorts {
  /** Returns whether the batch was accepted; otherwise it stays queued. */
  send: (events: TrackEvent[]) => boolean;
  /** Whether the visitor has consented to measurement. */
  mayMeasure: () => boolean;
}

/** Events without the consent they need are dropped, not queued. */
export function createTracker({ send, mayMeasure }: TrackerPorts): Tracker {
  const queue: TrackEvent[] = [];
  return {
    track: (event) => void ((necessary.has(event.name) || mayMeasure()) && queue.push(cleanEvent(event))),
    flush: () => {
      while (queue.length > 0 && send(queue.slice(0, batchSize))) queue.splice(0, batchSize);
    },
  };
}
