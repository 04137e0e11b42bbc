const second = 1000;

/**
 * Seconds until the answers are due, never below 0. Computed anew from the time that passed, so that a tab that slept
 * shows the truth at its first tick (spec funnel 4.2). Instants are milliseconds.
 */
export const secondsLeft = (limitSeconds: number, startedAt: number, now: number): number =>
  Math.max(0, limitSeconds - Math.floor((now - startedAt) / second));

/** When the asking began by this device's clock: a device whose clock is wrong counts from the moment it looked. */
export function startOnDevice(startedAt: number, now: number, limitSeconds: number): number {
  const passed = now - startedAt;
  return passed >= 0 && passed <= limitSeconds * second ? startedAt : now;
}
