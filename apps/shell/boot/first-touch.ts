/** Content pages load the framework at the first interaction, one frame after it, one file at a time. */
import { pageDataId, type PageData } from '../page-data/page-data';
import { painted } from '@emsal/platform/painted';
import { sleep } from './sleep';

const events = ['pointerdown', 'keydown', 'focusin', 'touchstart', 'input', 'change'];
const options = { capture: true, passive: true };
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

export function startOnFirstTouch(quiet: (max: number) => Promise<void>): void {
  const go = async (): Promise<void> => {
    events.forEach((name) => removeEventListener(name, go, options));
    await painted();
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
  };
  events.forEach((name) => addEventListener(name, go, options));
}
