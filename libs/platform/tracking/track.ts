import type { TrackEvent } from './tracking';

/** Puts an event into the page's queue, which the boot script keeps; on the edge nothing is counted. */
export const track = (event: TrackEvent): void =>
  (globalThis as { emsalBoot?: { track: (event: TrackEvent) => void } }).emsalBoot?.track(event);
