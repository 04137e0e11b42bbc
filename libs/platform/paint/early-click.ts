/** Keeps the newest click on a button that happened before the page listens. Buys pages that are visible before their scripts. */

/** Popover and submit buttons work without script. */
export const scriptedButton = 'button[type="button"]:not([popovertarget])';

export const setBusy = (button: Element, isBusy: boolean): void =>
  isBusy ? button.setAttribute('aria-busy', 'true') : button.removeAttribute('aria-busy');

/** Returns the function that hands the clicked button over and ends the capture. */
export function captureEarlyClick(): () => HTMLElement | null {
  let clicked: HTMLElement | null = null;
  const onClick = ({ target }: Event): void => {
    const button = (target as Element).closest<HTMLElement>(scriptedButton);
    if (!button) return;
    if (clicked) setBusy(clicked, false);
    clicked = button;
    setBusy(button, true);
  };
  addEventListener('click', onClick, true);
  return () => {
    removeEventListener('click', onClick, true);
    return clicked;
  };
}
