/** The browser environment whose requests can be aborted: the router gives jsdom's signal to Node's Request otherwise. */
const BrowserEnvironment = require('../../../libs/ui/testing/browser-environment.cjs');

module.exports = class extends BrowserEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { AbortController, AbortSignal });
  }
};
