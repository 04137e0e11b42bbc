/// <reference lib="dom" />
/** Runs in the card frame: shows what is wrong at the fields, and hands the parent page a token, never a number. */
export function cardFrameScript(): void {
  const form = document.getElementById('card') as HTMLFormElement;
  const { parent: parentOrigin = '', invalid = '', unreachable = '' } = form.dataset;
  const names = ['holder', 'number', 'expiry', 'cvv'];
  const inputOf = (name: string): HTMLInputElement => form.elements.namedItem(name) as HTMLInputElement;
  const tell = (message: Record<string, unknown>): void => window.parent.postMessage({ source: 'emsal-card-frame', ...message }, parentOrigin);
  const tellHeight = (): void => tell({ type: 'height', height: Math.ceil(document.documentElement.getBoundingClientRect().height) });

  const show = (faults: Record<string, string>): void => {
    for (const name of names) {
      document.getElementById(`${name}-fault`)!.textContent = faults[name] ?? '';
      if (faults[name]) inputOf(name).setAttribute('aria-invalid', 'true');
      else inputOf(name).removeAttribute('aria-invalid');
    }
    const first = names.find((name) => faults[name]);
    if (first) inputOf(first).focus();
  };
  const ask = async (): Promise<void> => {
    const body = JSON.stringify(Object.fromEntries(names.map((name) => [name, inputOf(name).value])));
    const reply = await fetch('/bank/tokens', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const answer = (await reply.json()) as { fields?: Record<string, string>; token?: string; masked?: string; programme?: string | null };
    show(answer.fields ?? {});
    if (answer.token) tell({ type: 'token', token: answer.token, masked: answer.masked, programme: answer.programme ?? undefined });
    else tell({ type: 'invalid', message: invalid });
  };

  let isAsking = false;
  const submit = async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    try {
      await ask();
    } catch {
      tell({ type: 'invalid', message: unreachable });
    } finally {
      isAsking = false;
    }
  };
  window.addEventListener('message', (event: MessageEvent<{ source?: string; type?: string } | null>) => {
    if (event.origin === parentOrigin && event.data?.source === 'emsal-checkout' && event.data.type === 'submit') void submit();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit();
  });
  inputOf('number').addEventListener('blur', () => {
    const digits = inputOf('number').value.replace(/\D/g, '');
    if (digits) inputOf('number').value = digits.replace(/(\d{4})(?=\d)/g, '$1 ');
  });
  if (typeof ResizeObserver === 'function') new ResizeObserver(tellHeight).observe(document.documentElement);
  tell({ type: 'ready' });
  tellHeight();
}
