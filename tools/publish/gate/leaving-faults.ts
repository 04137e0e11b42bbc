/** What holds a visitor who leaves a page, or keeps the page from being shown again at once by the back button. */
import type { DOMWindow } from 'jsdom';

/** Nothing has been typed: saving what there is may listen, a question may not be asked. */
function asks(window: DOMWindow): boolean {
  const leaving = new window.Event('beforeunload', { cancelable: true });
  // jsdom has no BeforeUnloadEvent, whose text is a question.
  const answer = Object.defineProperty(leaving, 'returnValue', { value: '', writable: true });
  window.dispatchEvent(answer);
  return leaving.defaultPrevented || (answer as { returnValue: unknown }).returnValue !== '';
}

const unloading = new WeakSet<DOMWindow>();

/** @param window before its first script */
export function watchUnload(window: DOMWindow): void {
  const listen = window.addEventListener.bind(window);
  window.addEventListener = (type: string, ...rest: [never]): void => {
    if (type === 'unload') unloading.add(window);
    listen(type, ...rest);
  };
}

export const leavingFaults = (window: DOMWindow): string[] => [
  ...(asks(window) ? ['asks whoever leaves it before anything is typed: ask only while something would be lost'] : []),
  ...(unloading.has(window) || window.onunload
    ? ['listens to unload, which keeps the page from the back button: listen to pagehide']
    : []),
];
