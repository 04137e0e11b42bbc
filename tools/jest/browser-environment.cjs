/** jsdom with what it lacks (jsdom-gaps.cjs). */
const { TestEnvironment } = require('jest-environment-jsdom');
const fillGaps = require('./jsdom-gaps.cjs');

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

module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    fillGaps(this.global);
    this.global.MessageChannel = UnrefMessageChannel;
  }
};
