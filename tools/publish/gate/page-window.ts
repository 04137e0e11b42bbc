/** A page in jsdom as a browser opens and hydrates it. */
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { JSDOM, ResourceLoader, VirtualConsole, type DOMWindow } from 'jsdom';
import { deadlineUnderLoad } from '../../../libs/embedded-database/load-factor.ts';
import { watchSharedWindow, type SharedWindow } from './shared-window.ts';
import { failureReportPath } from '../../../libs/platform/registry/reports/failure-kinds.ts';

const fillGaps = createRequire(import.meta.url)('../../vitest/jsdom-gaps.cjs') as (window: DOMWindow) => void;

/** Milliseconds until a page must be hydrated, on a quiet machine. */
const hydrationLimit = 5_000;

export interface OpenPage {
  window: DOMWindow;
  /** Messages of errors that nothing caught, or that React recovered from. */
  errors: string[];
  /** Messages of errors that a boundary caught. */
  caught: string[];
  shared: SharedWindow;
  /** Whether the shell told the edge that the remote failed. */
  isReported: () => boolean;
}

/** jsdom has no media. */
const noMatch = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };

/** What a page sends without waiting: text, or of a type of its own. */
export type Beacon = Blob | string;

export interface PageOptions {
  userAgent?: string;
  /** For the page's own requests. */
  send?: (url: URL, options?: RequestInit) => Promise<Response>;
  /** Receives what the page tells the server without waiting for an answer. */
  onBeacon?: (path: string, body: Beacon) => void;
}

/** @param html as the edge sent it */
export function openPage(html: string, url: string, { userAgent, send = fetch, onBeacon }: PageOptions = {}): OpenPage {
  const errors: string[] = [];
  const caught: string[] = [];
  let isReported = false;
  let shared: SharedWindow;
  const virtualConsole = new VirtualConsole().on('error', (thrown: unknown) => {
    if (thrown instanceof Error || (thrown as Error | null)?.message) caught.push((thrown as Error).message);
  });
  const beforeParse = (window: DOMWindow): void => {
    fillGaps(window);
    const sendBeacon = (path: string, sent: Beacon = ''): boolean => {
      isReported ||= path === failureReportPath;
      onBeacon?.(path, sent);
      return true;
    };
    Object.assign(window.navigator, { sendBeacon });
    Object.assign(window.performance, { getEntriesByType: () => [] });
    const matchMedia = (media: string) => ({ ...noMatch, media });
    const fetchFrom = (to: string, options: RequestInit): Promise<Response> => send(new URL(to, url), options);
    Object.assign(window, { MessageChannel, matchMedia, fetch: fetchFrom });
    window.addEventListener('error', ({ message, error }) => errors.push((error as Error | null)?.message ?? message));
    shared = watchSharedWindow(window);
  };
  const options = { url, virtualConsole, beforeParse, pretendToBeVisual: true } as const;
  const resources = new ResourceLoader(userAgent === undefined ? {} : { userAgent });
  const { window } = new JSDOM(html, { ...options, runScripts: 'dangerously', resources });
  return { window, errors, caught, shared: shared!, isReported: () => isReported };
}

/** Waits while an effect may still fail. */
export const waitForEffects = (): Promise<void> => pause(300);

/** Hydrates at the first interaction, as content pages do. @returns whether the page became interactive in time */
export async function hydrate({ window, errors, isReported }: OpenPage): Promise<boolean> {
  const boot = (window as unknown as { emsalBoot: { hydrated: () => void } }).emsalBoot;
  const { hydrated } = boot;
  let isDone = false;
  boot.hydrated = () => {
    isDone = true;
    hydrated();
  };
  window.dispatchEvent(new window.Event('pointerdown'));
  const limit = deadlineUnderLoad(hydrationLimit);
  for (let waited = 0; waited < limit && !isDone && !isReported(); waited += 20) await pause(20);
  return isDone || errors.length > 0 || isReported();
}
