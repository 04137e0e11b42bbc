/** Loads the shell's scripts, one after the other, into a page that the edge has rendered. */
import { nextPaint } from '@emsal/platform/paint/next-paint';
import { pageDataId, type PageData } from '../page-data/page-data';
import { showRemoteDown } from '../start/remote-down-notice';
import { sleep } from './sleep';

const documentParsed = (): Promise<unknown> | undefined =>
  document.readyState === 'loading'
    ? new Promise((done) => document.addEventListener('DOMContentLoaded', done))
    : undefined;

function load(src: string): Promise<void> {
  return new Promise((done, failed) => {
    const script = document.createElement('script');
    script.onload = () => done();
    script.onerror = () => {
      script.remove();
      failed(new Error(src));
    };
    script.src = src;
    document.head.append(script);
  });
}

/** Retries after 0.5, 1, 2 and 4 s, then says so and goes on every 8 s. */
async function loadWithRetries(src: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      await load(src);
      return showRemoteDown(false);
    } catch {
      if (attempt > 3) showRemoteDown(true);
      await sleep(500 << Math.min(attempt, 4));
    }
  }
}

/** A page that the browser has to render has its scripts in its HTML. */
export async function loadShell(quiet: (max: number) => Promise<void>): Promise<void> {
  await documentParsed();
  const { scripts, router } = JSON.parse(document.getElementById(pageDataId)!.textContent) as Pick<
    PageData,
    'scripts' | 'router'
  >;
  if (router === null) return;
  for (const src of scripts) {
    await quiet(800);
    await loadWithRetries(src);
  }
}

/** For journey and payment pages: at once, but after the first paint. */
export async function startAfterPaint(quiet: (max: number) => Promise<void>): Promise<void> {
  await documentParsed();
  await nextPaint();
  await loadShell(quiet);
}
