/** What jsdom lacks of a browser: fetch classes, text encoding, dialogs, scrolling, observers. */
const lacking = [
  'Request',
  'Response',
  'Headers',
  'fetch',
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
  'ReadableStream',
  'BroadcastChannel',
];

/** Never reports, because jsdom has no layout; a test that needs reports replaces it. */
class InertObserver {
  observe() {}
  disconnect() {}
}

function addDialogMethods({ HTMLDialogElement, Event }) {
  const dialog = HTMLDialogElement.prototype;
  dialog.showModal ??= function showModal() {
    this.open = true;
  };
  dialog.close ??= function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

module.exports = function fillGaps(window) {
  for (const name of lacking) window[name] ??= globalThis[name];
  // The router passes the page's signal to Node's Request, which accepts only Node's own.
  Object.assign(window, { AbortController, AbortSignal });
  window.CSS ??= { escape: (text) => text.replace(/[^\w-]/g, '\\$&') };
  window.scrollTo = () => undefined;
  window.IntersectionObserver ??= InertObserver;
  addDialogMethods(window);
};
