/**
 * On content pages a form with empty required fields that is submitted before hydration waits for it, and is answered by the page's own
 * messages instead of the browser's bubble, which speaks the browser's language.
 */

/** Milliseconds after which the form is sent as it is: the remote's script may be unavailable, and the next page asks for the rest. */
const sendAfter = 10_000;
const lookInterval = 50;

const buttonOf = (form: HTMLFormElement): Element | null => form.querySelector('[type=submit]');

/** Returns the function to call when the page is hydrated. Its form may be hydrated later: it then turns off the browser's validation. */
export function captureInvalidSubmit(): () => void {
  let held: HTMLFormElement | null = null;
  const submitNow = (): void => {
    removeEventListener('invalid', capture, true);
    const form = held;
    held = null;
    if (!form?.isConnected) return;
    buttonOf(form)?.removeAttribute('aria-busy');
    form.noValidate = true;
    form.requestSubmit();
  };
  const capture = (event: Event): void => {
    event.preventDefault();
    const { form } = event.target as HTMLInputElement;
    if (held || !form) return;
    held = form;
    buttonOf(held)?.setAttribute('aria-busy', 'true');
    setTimeout(submitNow, sendAfter);
  };
  const submitWhenHydrated = (): void => {
    if (!held || held.noValidate) submitNow();
    else setTimeout(submitWhenHydrated, lookInterval);
  };
  addEventListener('invalid', capture, true);
  return submitWhenHydrated;
}
