/** A page as a browser hydrates it, in jsdom: what fails, and what axe finds afterwards. */
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import axe from 'axe-core';
import { JSDOM, VirtualConsole, type DOMWindow } from 'jsdom';

const fillGaps = createRequire(import.meta.url)('../../jest/jsdom-gaps.cjs') as (window: DOMWindow) => void;

/** Milliseconds until a page must be hydrated. */
const hydrationLimit = 10_000;
/** Milliseconds in which an effect may still fail. */
const settling = 300;

interface Opened {
  window: DOMWindow;
  /** Messages of errors that nothing caught, or that React recovered from. */
  errors: string[];
  /** Messages of errors that a boundary caught. */
  caught: string[];
  /** Whether the shell told the edge that the remote failed. */
  isReported: () => boolean;
}

/** jsdom has no media. */
const noMatch = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };

/** @param html as the edge sent it */
function open(html: string, url: string): Opened {
  const errors: string[] = [];
  const caught: string[] = [];
  let isReported = false;
  const virtualConsole = new VirtualConsole().on('error', (thrown: unknown) => {
    if (thrown instanceof Error || (thrown as Error | null)?.message) caught.push((thrown as Error).message);
  });
  const beforeParse = (window: DOMWindow): void => {
    fillGaps(window);
    const sendBeacon = (): boolean => (isReported = true);
    Object.assign(window.navigator, { sendBeacon });
    Object.assign(window.performance, { getEntriesByType: () => [] });
    const matchMedia = (media: string) => ({ ...noMatch, media });
    const fetchFrom = (to: string, options: RequestInit): Promise<Response> => fetch(new URL(to, url), options);
    Object.assign(window, { MessageChannel, matchMedia, fetch: fetchFrom });
    window.addEventListener('error', ({ message, error }) => errors.push((error as Error | null)?.message ?? message));
  };
  const options = { url, virtualConsole, beforeParse, pretendToBeVisual: true } as const;
  const { window } = new JSDOM(html, { ...options, runScripts: 'dangerously', resources: 'usable' });
  return { window, errors, caught, isReported: () => isReported };
}

/** Hydrates at the first interaction, as content pages do. @returns whether the page became interactive in time */
async function hydrate({ window, errors, isReported }: Opened): Promise<boolean> {
  const boot = (window as unknown as { emsalBoot: { hydrated: () => void } }).emsalBoot;
  const { hydrated } = boot;
  let isDone = false;
  boot.hydrated = () => ((isDone = true), hydrated());
  window.dispatchEvent(new window.Event('pointerdown'));
  for (let waited = 0; waited < hydrationLimit && !isDone && !isReported(); waited += 20) await pause(20);
  return isDone || errors.length > 0 || isReported();
}

const differs = /#(418|419|422|423|425)\b|hydrat/i;

const sentenceOf = (message: string): string =>
  differs.test(message)
    ? 'has other HTML in the browser than on the server: render the same until it is hydrated'
    : `fails in the browser: ${message.split('\n', 1)[0]}: mend it`;

/** Contrast needs a layout, which jsdom lacks. */
const axeOptions: axe.RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  rules: { 'color-contrast': { enabled: false } },
};

async function accessFaults({ window }: Opened): Promise<string[]> {
  window.eval(axe.source);
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(window.document, axeOptions);
  return violations.map(({ help, nodes }) => `is not accessible at ${String(nodes[0]!.target[0])}: ${help}`);
}

async function faultsIn(page: Opened): Promise<string[]> {
  if (!(await hydrate(page))) return ['does not become interactive: look at its errors with npm run dev'];
  await pause(settling);
  if (page.errors.length > 0) return page.errors.map(sentenceOf);
  if (page.isReported()) return [sentenceOf(page.caught.at(-1) ?? 'it threw')];
  return accessFaults(page);
}

/** Only of pages that the edge rendered; others have nothing to hydrate. */
export async function pageFaults(url: string): Promise<string[]> {
  const answer = await fetch(url, { redirect: 'manual' });
  const html = await answer.text();
  if (answer.status !== 200 || !html.includes('<main')) return [];
  const page = open(html, url);
  try {
    return [...new Set(await faultsIn(page))];
  } finally {
    page.window.close();
  }
}
