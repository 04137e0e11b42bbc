/** How long a new offer is marked at least. */
const minDuration = 5_000;
const checkInterval = 500;

interface FreshTimer {
  /** Restarts the timer for one more offer. */
  restart: () => void;
  stop: () => void;
}

/**
 * Removes the marks of all new offers together, some time after the last one and when no row is active: a row without
 * its label is lower, which moves those below.
 * @param clear removes the marks
 */
export function createFreshTimer(clear: () => void, activeOfferId: () => string | null): FreshTimer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = (): void => {
    if (activeOfferId() === null) clear();
    else timer = setTimeout(check, checkInterval);
  };
  const stop = (): void => clearTimeout(timer);
  const restart = (): void => {
    stop();
    timer = setTimeout(check, minDuration);
  };
  return { restart, stop };
}
