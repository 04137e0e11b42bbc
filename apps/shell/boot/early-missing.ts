/**
 * A form of a content page that is sent before hydration and misses an answer says so itself: the message stands in the page, hidden, and
 * shows itself with `aria-invalid`. The browser's own bubble is drawn later than that, and looks like none of our messages.
 */

import { messageId } from '@emsal/ui/field/field-props';

/** Marks a control as wrong or as right, and ties it to its message. */
function mark(control: HTMLInputElement, message: string): void {
  const set = (name: string, value: string): void =>
    value ? control.setAttribute(name, value) : control.removeAttribute(name);
  const hints = (control.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== message);
  const isWrong = !control.validity.valid;
  set('aria-describedby', [...hints, isWrong && message].filter(Boolean).join(' '));
  set('aria-invalid', isWrong ? 'true' : '');
}

/** A control without such a message keeps the browser's bubble; a hydrated form marks its controls itself. */
function answer(event: Event): void {
  const control = event.target as HTMLInputElement;
  const message = messageId(control.id);
  if (control.form?.noValidate !== false || !document.getElementById(message)) return;
  const isPressed = event.type === 'invalid';
  if (!isPressed && !control.hasAttribute('aria-invalid')) return;
  mark(control, message);
  if (!isPressed) return;
  event.preventDefault();
  const [first] = ([...control.form.elements] as HTMLInputElement[]).filter(({ validity }) => !validity.valid);
  if (first === control) control.focus();
}

export function answerMissing(): void {
  addEventListener('invalid', answer, true);
  addEventListener('input', answer, true);
}
