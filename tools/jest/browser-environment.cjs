/** jsdom with what it lacks and the code under test uses: fetch classes, text coding, structuredClone. */
const { TestEnvironment } = require('jest-environment-jsdom');

module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of ['Request', 'Response', 'Headers', 'fetch', 'TextEncoder', 'TextDecoder', 'structuredClone', 'ReadableStream', 'BroadcastChannel', 'MessageChannel', 'MessagePort'])
      this.global[name] ??= globalThis[name];
    const dialog = this.global.HTMLDialogElement.prototype;
    dialog.showModal ??= function showModal() { this.open = true; };
    dialog.close ??= function close() { this.open = false; this.dispatchEvent(new this.ownerDocument.defaultView.Event('close')); };
  }
};
