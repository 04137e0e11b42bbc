/**
 * On journey and payment pages a form that is sent before hydration waits for it and is then sent again, so that the press is
 * neither lost nor answered by a reload.
 */

/** Milliseconds until a form that nobody takes over is sent natively: the remote's script may be down. */
const patience = 10_000;

/** Starts holding. The returned function lets go: the page is hydrated. */
export function holdEarlySubmit(): () => void {
  let held: { form: HTMLFormElement; submitter: HTMLElement | null } | undefined;
  const letGo = (): void => {
    removeEventListener('submit', hold, true);
    held?.submitter?.removeAttribute('aria-busy');
    if (held?.form.isConnected) held.form.requestSubmit(held.submitter);
    held = undefined;
  };
  const hold = (event: SubmitEvent): void => {
    event.preventDefault();
    if (held) return;
    held = { form: event.target as HTMLFormElement, submitter: event.submitter };
    held.submitter?.setAttribute('aria-busy', 'true');
    setTimeout(letGo, patience);
  };
  addEventListener('submit', hold, true);
  return letGo;
}
