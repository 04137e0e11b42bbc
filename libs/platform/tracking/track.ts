import type { TrackEvent } from './tracking';

/** Adds an event to the page's queue, which the boot script owns. Does nothing on the edge. */
export const track = (event: TrackEvent): void =>
  (globalThis as { emsalBoot?: { track: (event: TrackEvent) => void } }).emsalBoot?.track(event);
