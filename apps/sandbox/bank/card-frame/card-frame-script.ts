/// <reference lib="dom" />
/** Runs in the card frame: shows what is wrong at the fields, and hands the parent page a token, never a number. */

/** Runs first: listens to the parent page, and says that the frame is there. */
export function cardFrameScript(): void {
  const form = document.getElementById('card') as HTMLFormElement;
  const number = form.elements.namedItem('number') as HTMLInputElement;
  window.addEventListener('message', (event: MessageEvent<{ source?: string; type?: string } | null>) => {
    if (
      event.origin === form.dataset['parent'] &&
      event.data?.source === 'emsal-checkout' &&
      event.data.type === 'submit'
    )
      void submitCard(form);
  });
  number.addEventListener('blur', () => {
    const digits = number.value.replace(/\D/g, '');
    if (digits) number.value = digits.replace(/(\d{4})(?=\d)/g, '$1 ');
  });
  form.addEventListener('input', ({ target }) => forgetFault(target as HTMLInputElement));
  // A frame may begin without a width: what it measures then is the height of one letter a line.
  const tellHeight = (): void => {
    const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
    if (window.innerWidth > 0) tellParent(form, { type: 'height', height });
  };
  if (typeof ResizeObserver === 'function') new ResizeObserver(tellHeight).observe(document.documentElement);
  tellParent(form, { type: 'ready' });
  tellHeight();
}

export function tellParent(form: HTMLFormElement, message: Record<string, unknown>): void {
  window.parent.postMessage({ source: 'emsal-card-frame', ...message }, form.dataset['parent']!);
}

/** A second submit while the first is under way is the same one. */
export async function submitCard(form: HTMLFormElement): Promise<void> {
  if (form.dataset['busy']) return;
  form.dataset['busy'] = 'true';
  try {
    await askForToken(form);
  } catch {
    tellParent(form, { type: 'invalid', message: form.dataset['unreachable'] });
  } finally {
    delete form.dataset['busy'];
  }
}

export async function askForToken(form: HTMLFormElement): Promise<void> {
  const body = JSON.stringify(Object.fromEntries(new FormData(form)));
  const reply = await fetch('/bank/tokens', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const answer = (await reply.json()) as {
    fields?: Record<string, string>;
    token?: string;
    masked?: string;
    programme?: string | null;
  };
  showFaults(form, answer.fields ?? {});
  if (answer.token)
    tellParent(form, {
      type: 'token',
      token: answer.token,
      masked: answer.masked,
      programme: answer.programme ?? undefined,
    });
  else tellParent(form, { type: 'invalid', message: form.dataset['invalid'] });
}

/** Each sentence at its field; the first field that needs one takes the focus. */
export function showFaults(form: HTMLFormElement, faults: Record<string, string>): void {
  const inputs = [...form.querySelectorAll('input')];
  inputs.forEach((input) => showFault(input, faults[input.name]));
  inputs.find((input) => faults[input.name])?.focus();
}

export function showFault(input: HTMLInputElement, fault = ''): void {
  document.getElementById(`${input.name}-fault`)!.textContent = fault;
  if (fault) input.setAttribute('aria-invalid', 'true');
  else input.removeAttribute('aria-invalid');
}

/** What is typed anew is not wrong until it is judged again; of another card the sentence about the code may be untrue too. */
export function forgetFault(input: HTMLInputElement): void {
  showFault(input);
  if (input.name === 'number') showFault(input.form!.elements.namedItem('cvv') as HTMLInputElement);
}

/** Every function that the frame runs: they stand beside each other in its script. */
export const cardFrameParts = [
  cardFrameScript,
  submitCard,
  askForToken,
  showFaults,
  showFault,
  forgetFault,
  tellParent,
] as const;
