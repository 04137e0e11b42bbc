/** Loads the shell's scripts, one after the other, into a page that the edge has rendered. */
import { painted } from '@emsal/platform/painted';
import { pageDataId, type PageData } from '../page-data/page-data';
import { sleep } from './sleep';

const parsed = (): Promise<unknown> | undefined =>
  document.readyState === 'loading'
    ? new Promise((done) => document.addEventListener('DOMContentLoaded', done))
    : undefined;

function load(src: string): Promise<void> {
  return new Promise((done, failed) => {
    const script = document.createElement('script');
    script.onload = () => done();
    script.onerror = () => (script.remove(), failed(new Error(src)));
    script.src = src;
    document.head.append(script);
  });
}

/** A file that fails is tried again after 0.5, 1, 2, 4 s; what is loaded is not loaded again. */
async function loadPatiently(src: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await load(src);
    } catch (error) {
      if (attempt > 3) throw error;
      await sleep(500 << attempt);
    }
  }
}

/** A page that the browser has to render names its scripts itself. */
export async function loadShell(quiet: (max: number) => Promise<void>): Promise<void> {
  await parsed();
  const { scripts, router } = JSON.parse(document.getElementById(pageDataId)!.textContent) as Pick<
    PageData,
    'scripts' | 'router'
  >;
  if (router === null) return;
  for (const src of scripts) {
    await quiet(800);
    await loadPatiently(src);
  }
}

/** Journey and payment pages: at once, but what is to be seen goes first. */
export async function startAfterPaint(quiet: (max: number) => Promise<void>): Promise<void> {
  await parsed();
  await painted();
  await loadShell(quiet);
}
