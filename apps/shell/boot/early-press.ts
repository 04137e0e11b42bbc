/** A button that is pressed before hydration is pressed again after it: on content pages the script that answers comes with the first touch only. */

interface EarlyPress {
  /** The page is hydrated. */
  again: () => void;
  /** A press has reached what answers it. */
  answered: () => void;
}

/** Buttons that the platform answers by itself, and those that send a form, need no help. */
const late = 'button[type="button"]:not([popovertarget])';
const againMs = 50;

const nameOf = (button: HTMLElement): string | null => button.getAttribute('aria-label') ?? button.textContent;

/** The button itself, or the one that React put in its place: never one of several that are called alike, as those of a list's rows. */
function present(button: HTMLElement): HTMLElement | null {
  if (button.isConnected) return button;
  const alike = [...document.querySelectorAll<HTMLElement>(late)].filter((one) => nameOf(one) === nameOf(button));
  return alike.length === 1 ? alike[0]! : null;
}

/** Starts holding the newest press. A part of the page may hydrate after the rest, so it is repeated until one is answered. */
export function holdEarlyPress(): EarlyPress {
  let held: HTMLElement | null = null;
  const hold = ({ target }: Event): void => {
    const pressed = (target as Element).closest<HTMLElement>(late);
    if (!pressed) return;
    held?.removeAttribute('aria-busy');
    held = pressed;
    held.setAttribute('aria-busy', 'true');
  };
  const answered = (): void => {
    held?.removeAttribute('aria-busy');
    held = null;
  };
  const press = (): void => {
    held = held && present(held);
    held?.click();
    if (held) setTimeout(press, againMs);
  };
  addEventListener('click', hold, true);
  const again = (): void => {
    removeEventListener('click', hold, true);
    press();
  };
  return { again, answered };
}
