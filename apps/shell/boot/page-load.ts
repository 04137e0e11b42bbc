import { nextPaint } from '@emsal/platform/paint/next-paint';

/** Resolves when the document and its files are loaded. */
export const pageLoaded = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((done) => addEventListener('load', done, { once: true }));

/** Resolves after the first paint of the loaded page, at the latest when it is left. */
export const loadedAndPainted = (): Promise<unknown> =>
  Promise.race([
    pageLoaded().then(nextPaint),
    new Promise((done) => addEventListener('pagehide', done, { once: true })),
  ]);
