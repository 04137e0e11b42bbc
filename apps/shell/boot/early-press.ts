/** On content pages a button that is pressed before hydration is pressed again after it: the script that answers comes with the first touch. */

/** Buttons that the platform answers by itself, and those that send a form, need no help. */
const late = 'button[type="button"]:not([popovertarget])';

/** Starts holding the newest press. The returned function lets go: the page is hydrated. */
export function holdEarlyPress(): () => void {
  let held: HTMLElement | null = null;
  const hold = ({ target }: Event): void => {
    const pressed = (target as Element).closest<HTMLElement>(late);
    if (!pressed) return;
    held?.removeAttribute('aria-busy');
    held = pressed;
    held.setAttribute('aria-busy', 'true');
  };
  addEventListener('click', hold, true);
  return () => {
    removeEventListener('click', hold, true);
    held?.removeAttribute('aria-busy');
    if (held?.isConnected) held.click();
    held = null;
  };
}
