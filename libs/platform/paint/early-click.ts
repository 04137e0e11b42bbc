/**
 * Replays a click on a button that happened before hydration. Buys content pages that load no script before the first interaction and
 * lose no click.
 */

interface EarlyClick {
  /** The page is hydrated. */
  replay: () => void;
  /** A click has been handled. */
  handled: () => void;
}

/** Popover and submit buttons work without script. */
const scriptedButton = 'button[type="button"]:not([popovertarget])';
const replayInterval = 50;

const nameOf = (button: HTMLElement): string | null => button.getAttribute('aria-label') ?? button.textContent;

/** The button itself, or the one with which React replaced it; null when several have the same name, as in the rows of a list. */
function currentButton(button: HTMLElement): HTMLElement | null {
  if (button.isConnected) return button;
  const alike = [...document.querySelectorAll<HTMLElement>(scriptedButton)].filter(
    (one) => nameOf(one) === nameOf(button),
  );
  return alike.length === 1 ? alike[0]! : null;
}

/** Captures the last click. Parts of the page may be hydrated later than the rest, so the click is repeated until it is handled. */
export function captureEarlyClick(): EarlyClick {
  let button: HTMLElement | null = null;
  const captureClick = ({ target }: Event): void => {
    const pressed = (target as Element).closest<HTMLElement>(scriptedButton);
    if (!pressed) return;
    button?.removeAttribute('aria-busy');
    button = pressed;
    button.setAttribute('aria-busy', 'true');
  };
  const handled = (): void => {
    button?.removeAttribute('aria-busy');
    button = null;
  };
  const clickAgain = (): void => {
    button = button && currentButton(button);
    button?.click();
    if (button) setTimeout(clickAgain, replayInterval);
  };
  addEventListener('click', captureClick, true);
  const replay = (): void => {
    removeEventListener('click', captureClick, true);
    clickAgain();
  };
  return { replay, handled };
}
