/** Settles when the page and its files are there. */
export const loaded = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((done) => addEventListener('load', done, { once: true }));
