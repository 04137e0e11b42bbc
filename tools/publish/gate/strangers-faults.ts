/** What a page does to elements that are not its own: it takes their focus, or stops what people do with them. */
import { setTimeout as pause } from 'node:timers/promises';
import type { DOMWindow } from 'jsdom';

const hasDialog = ({ document }: DOMWindow): boolean =>
  document.querySelector('dialog[open], [aria-modal="true"]') !== null;

/** Whether an event reaches who listens last, and still does what it does. */
function reaches(window: DOMWindow, target: EventTarget, event: Event): boolean {
  let isHeard = false;
  const hear = (): void => void (isHeard = true);
  window.addEventListener(event.type, hear);
  target.dispatchEvent(event);
  window.removeEventListener(event.type, hear);
  return isHeard && !event.defaultPrevented;
}

const presses = ['pointerdown', 'mousedown', 'touchstart', 'touchend', 'pointerup', 'mouseup', 'click'];
const keys = ['keydown', 'keyup'];

/** What an element that no remote knows does not receive any more. */
function stopped(window: DOMWindow, stranger: EventTarget): string[] {
  const options = { bubbles: true, cancelable: true };
  const pressed = presses.map((type) => new window.MouseEvent(type, options));
  const typed = keys.map((type) => new window.KeyboardEvent(type, { ...options, key: 'a' }));
  const isStopped = (events: Event[]): boolean => events.some((event) => !reaches(window, stranger, event));
  return [...(isStopped(pressed) ? ['clicks'] : []), ...(isStopped(typed) ? ['keys'] : [])];
}

export async function strangersFaults(window: DOMWindow): Promise<string[]> {
  const stranger = window.document.body.appendChild(window.document.createElement('button'));
  stranger.focus();
  await pause(50);
  const faults = [
    ...(window.document.activeElement !== stranger && !hasDialog(window)
      ? ['takes the focus from elements that are not its own: leave it there, or open a dialog']
      : []),
    ...stopped(window, stranger).map(
      (what) => `stops ${what} on elements that are not its own: listen on its own elements`,
    ),
    ...(reaches(window, window, new window.ErrorEvent('error', { message: 'trial' }))
      ? []
      : ['stops errors of all pages before they are reported: remove the listener']),
  ];
  stranger.remove();
  return faults;
}
