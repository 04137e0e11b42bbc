/** At least so long a newcomer is marked as new. */
const freshFor = 5_000;
const lookEvery = 500;

interface News {
  /** One more came. */
  came: () => void;
  stop: () => void;
}

/**
 * All newcomers grow old together, some time after the last of them and when no row is touched: without its label a row is lower, and what
 * stands below it moves.
 * @param age takes the labels off
 */
export function createNews(age: () => void, heldId: () => string | null): News {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    if (heldId() === null) age();
    else timer = setTimeout(look, lookEvery);
  };
  const stop = (): void => clearTimeout(timer);
  const came = (): void => {
    stop();
    timer = setTimeout(look, freshFor);
  };
  return { came, stop };
}
