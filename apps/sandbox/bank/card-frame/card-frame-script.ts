/// <reference lib="dom" />
/** Runs in the card frame: shows messages at the fields and sends the parent page a token, never a number. */

/** Runs first: listens to the parent page and announces the frame. */
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
  form.addEventListener('input', (event) => {
    const input = event.target as HTMLInputElement;
    clearFault(input);
    if (input.name === 'expiry' && !(event as InputEvent).inputType?.startsWith('delete'))
      input.value = formatExpiry(input.value);
    if (input === number) void announceCard(form, number.value.replace(/\D/g, '').slice(0, 8));
  });
  // A frame may load without a width: its measured height would be that of one letter per line.
  const postHeight = (): void => {
    const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
    if (window.innerWidth > 0) postToParent(form, { type: 'height', height });
  };
  if (typeof ResizeObserver === 'function') new ResizeObserver(postHeight).observe(document.documentElement);
  postToParent(form, { type: 'ready' });
  postHeight();
}

export function postToParent(form: HTMLFormElement, message: Record<string, unknown>): void {
  window.parent.postMessage({ source: 'emsal-card-frame', ...message }, form.dataset['parent']!);
}

/** `08/29`; a year of four digits stays. */
export function formatExpiry(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 6);
  return digits.length < 2 ? digits : `${digits.slice(0, 2)}/${digits.slice(2)}`;
}

/** Tells the parent page the instalment programme as soon as the first eight digits are typed; without an answer it stays unknown. */
export async function announceCard(form: HTMLFormElement, bin: string): Promise<void> {
  if (form.dataset['bin'] === bin) return;
  form.dataset['bin'] = bin;
  const card = bin.length < 8 ? { known: false } : await askForBin(bin);
  if (form.dataset['bin'] !== bin) return;
  document.getElementById('number-hint')!.textContent = card.name ?? '';
  markScheme(card.name);
  postToParent(form, { type: 'card', ...(card.known && { programme: card.programme ?? null }) });
}

/** @param name of the card, which begins with its scheme */
export function markScheme(name: string | undefined): void {
  const marks = document.getElementById('schemes')!;
  let isKnown = false;
  for (const mark of marks.querySelectorAll('li')) {
    const isOwn = name?.startsWith(mark.dataset['scheme']!) === true;
    isKnown ||= isOwn;
    if (isOwn) mark.setAttribute('aria-current', 'true');
    else mark.removeAttribute('aria-current');
  }
  marks.classList.toggle('known', isKnown);
}

export async function askForBin(bin: string): Promise<{ known: boolean; programme?: string | null; name?: string }> {
  try {
    return (await (await fetch(`/bank/bins/${bin}`)).json()) as { known: boolean };
  } catch {
    return { known: false };
  }
}

/** A second submit while the first is running is ignored. */
export async function submitCard(form: HTMLFormElement): Promise<void> {
  if (form.dataset['busy']) return;
  form.dataset['busy'] = 'true';
  try {
    await askForToken(form);
  } catch {
    postToParent(form, { type: 'invalid', message: form.dataset['unreachable'] });
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
    postToParent(form, {
      type: 'token',
      token: answer.token,
      masked: answer.masked,
      programme: answer.programme ?? undefined,
    });
  else postToParent(form, { type: 'invalid', message: form.dataset['invalid'] });
}

/** Shows each message at its field and focuses the first. */
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

/** Typing clears the field's message until the next check; another number also clears the security code's message. */
export function clearFault(input: HTMLInputElement): void {
  showFault(input);
  if (input.name === 'number') showFault(input.form!.elements.namedItem('cvv') as HTMLInputElement);
}

/** Every function of the frame's script. They are served as their own source text: no references to module scope. */
export const cardFrameParts = [
  cardFrameScript,
  submitCard,
  askForToken,
  showFaults,
  showFault,
  clearFault,
  formatExpiry,
  announceCard,
  askForBin,
  markScheme,
  postToParent,
] as const;
