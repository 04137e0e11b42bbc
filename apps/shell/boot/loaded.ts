import { painted } from '@emsal/platform/painted';

/** Settles when the page and its files are there. */
export const loaded = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((done) => addEventListener('load', done, { once: true }));

/** Settles when the page stands and its paint is through, at the latest when it is left. */
export const atLeisure = (): Promise<unknown> =>
  Promise.race([loaded().then(painted), new Promise((done) => addEventListener('pagehide', done, { once: true }))]);
