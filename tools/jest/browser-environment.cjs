/** jsdom with what it lacks and the code under test uses: fetch classes, text coding, dialogs, scrolling, what is in sight, Node's abort signals. */
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
class QuietMessageChannel extends MessageChannel {
  constructor() {
    super();
    for (const port of [this.port1, this.port2]) quieten(port);
  }
}

/** Setting `onmessage` refs the port again. */
function quieten(port) {
  port.unref();
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(port), 'onmessage');
  Object.defineProperty(port, 'onmessage', {
    set(listener) {
      set.call(port, listener);
      port.unref();
    },
  });
}

/** Nothing is laid out, so nothing is ever told; a test that needs it puts its own in the place. */
class SilentObserver {
  observe() {}
  disconnect() {}
}

module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of lacking) this.global[name] ??= globalThis[name];
    // The router gives the page's signal to Node's Request, which takes Node's own only.
    Object.assign(this.global, { MessageChannel: QuietMessageChannel, AbortController, AbortSignal });
    this.global.CSS ??= { escape: (text) => text.replace(/[^\w-]/g, '\\$&') };
    this.global.scrollTo = () => undefined;
    this.global.IntersectionObserver ??= SilentObserver;
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
