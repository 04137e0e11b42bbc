/** The browser environment whose message ports do not keep Jest alive: React's server renderer opens one and never closes it. */
const BrowserEnvironment = require('../../../tools/jest/browser-environment.cjs');

class QuietMessageChannel extends MessageChannel {
  constructor() {
    super();
    for (const port of [this.port1, this.port2]) {
      port.unref();
      // Setting onmessage refs the port again.
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(port), 'onmessage') ?? {};
      if (set)
        Object.defineProperty(port, 'onmessage', {
          set(listener) {
            set.call(port, listener);
            port.unref();
          },
        });
    }
  }
}

module.exports = class extends BrowserEnvironment {
  async setup() {
    await super.setup();
    this.global.MessageChannel = QuietMessageChannel;
  }
};
