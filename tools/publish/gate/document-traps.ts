/** What a page may do to no document, because it stays or acts when the visitor goes on: the calls are noted and not carried out. */
import type { DOMWindow } from 'jsdom';
import { cookieTable } from '../../../libs/platform/storage/cookie-table.ts';
import { trapEvaluation } from './evaluation-trap.ts';
import { leavingFaults, watchUnload } from './leaving-faults.ts';
import { trapStorage } from './storage-trap.ts';

const serversCookies: readonly string[] = Object.values(cookieTable)
  .filter(({ owner }) => owner !== 'browser')
  .map(({ name }) => name);

/** @returns how to note a sentence for each call of the function */
function trap(owner: object, name: string, note: () => void): void {
  Object.defineProperty(owner, name, { configurable: true, value: note });
}

function trapCookies({ document }: DOMWindow, note: (sentence: string) => void): void {
  const { get, set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(document), 'cookie')!;
  const write = (text: string): void => {
    const name = String(text).split('=', 1)[0]!.trim();
    if (serversCookies.includes(name)) note(`writes the cookie ${name}, which the server writes: take another name`);
    else set!.call(document, text);
  };
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => get!.call(document) as string,
    set: write,
  });
}

/** Of the page's own markup too: both act wherever they stand. */
const markup = ['base', 'meta[http-equiv]'];

const hiding = ['hidden', 'inert', 'aria-hidden'];

function documentFaults({ document }: DOMWindow): string[] {
  const isHidden = [document.documentElement, document.body].some((all) =>
    hiding.some((name) => all.hasAttribute(name)),
  );
  return [
    ...markup
      .filter((selector) => document.querySelector(selector) !== null)
      .map((selector) => `has an element ${selector}, which acts on the whole document: remove it`),
    ...(isHidden ? ['hides the whole document: hide its own elements'] : []),
  ];
}

/** @param window before its first script @returns one sentence for each thing that the page did */
export function trapDocument(window: DOMWindow): () => string[] {
  const noted = new Set<string>();
  const note = (sentence: string): void => void noted.add(sentence);
  for (const name of ['open', 'write', 'writeln'])
    trap(window.document, name, () => note(`calls document.${name}, which removes every page: render its own part`));
  trap(window.customElements, 'define', () => note('defines an element for all pages: write a component'));
  const register = (): Promise<void> => {
    note('registers a service worker, which answers for other pages: remove it');
    return new Promise(() => undefined);
  };
  Object.defineProperty(window.navigator, 'serviceWorker', { value: { register } });
  trapCookies(window, note);
  watchUnload(window);
  const strangeKeys = trapStorage(window, note);
  const release = trapEvaluation(window, note);
  return () => {
    const found = [...leavingFaults(window), ...strangeKeys(), ...documentFaults(window)];
    release();
    return [...noted, ...found];
  };
}
