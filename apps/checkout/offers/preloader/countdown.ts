const second = 1000;

/**
 * Seconds until the deadline, never below 0. Derived from the elapsed time, so that a suspended tab is correct at its
 * next tick (spec funnel 4.2). Instants in milliseconds.
 */
export const secondsLeft = (limitSeconds: number, startedAt: number, now: number): number =>
  Math.max(0, limitSeconds - Math.floor((now - startedAt) / second));

/** Start of the countdown by the device's clock; a wrong clock counts from now. */
export function startOnDevice(startedAt: number, now: number, limitSeconds: number): number {
  const passed = now - startedAt;
  return passed >= 0 && passed <= limitSeconds * second ? startedAt : now;
}
