/** jsdom with what it lacks: fetch classes, text encoding, dialogs, scrolling, IntersectionObserver, Node's abort signals. */
const { TestEnvironment } = require('jest-environment-jsdom');

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

/** Message ports that do not keep Jest alive: React's server renderer opens one and never closes it. */
class UnrefMessageChannel extends MessageChannel {
  constructor() {
    super();
    for (const port of [this.port1, this.port2]) keepUnref(port);
  }
}

/** Setting `onmessage` refs the port again. */
function keepUnref(port) {
  port.unref();
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(port), 'onmessage');
  Object.defineProperty(port, 'onmessage', {
    set(listener) {
      set.call(port, listener);
      port.unref();
    },
  });
}

/** Never reports, because jsdom has no layout; a test that needs reports replaces it. */
class InertObserver {
  observe() {}
  disconnect() {}
}

module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of lacking) this.global[name] ??= globalThis[name];
    // The router passes the page's signal to Node's Request, which accepts only Node's own.
    Object.assign(this.global, { MessageChannel: UnrefMessageChannel, AbortController, AbortSignal });
    this.global.CSS ??= { escape: (text) => text.replace(/[^\w-]/g, '\\$&') };
    this.global.scrollTo = () => undefined;
    this.global.IntersectionObserver ??= InertObserver;
    addDialogMethods(this.global);
  }
};

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
