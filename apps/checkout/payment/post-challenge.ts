import type { Started } from './start-payment';

/** Submits a form to the bank: its page is a separate document on its own origin. */
export function postChallenge({ url, fields, method = 'post' }: Started['challenge']): void {
  const form = document.createElement('form');
  form.method = method;
  form.action = url;
  form.hidden = true;
  Object.entries(fields).forEach(([name, value]) => form.append(hiddenInput(name, value)));
  document.body.append(form);
  form.submit();
}

function hiddenInput(name: string, value: string): HTMLInputElement {
  const input = document.createElement('input');
  Object.assign(input, { type: 'hidden', name, value });
  return input;
}
