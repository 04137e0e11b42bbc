/**
 * What all pages of a document share, whichever remote they are of: built-in functions, the shell's style sheets, events, focus and the
 * address. It outlives a page when the visitor goes on, so a remote that takes it takes it from every other one.
 */
import type { DOMWindow } from 'jsdom';
import { watchBuiltIns } from './built-in-members.ts';
import { trapDocument } from './document-traps.ts';
import { watchSharedObjects } from './shared-objects.ts';
import { strangersFaults } from './strangers-faults.ts';

/** Changes of the history by a page that nobody touches. */
const mostChanges = 5;

/** Not on the prototype: that would be a change of a built-in function. */
function countChanges({ history }: DOMWindow): () => number {
  let count = 0;
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history);
    history[name] = (...state) => {
      count++;
      return change(...state);
    };
  }
  return () => count;
}

export interface SharedWindow {
  /** One sentence for each thing that the page took, after it was hydrated. */
  faults(): Promise<string[]>;
}

/** The shell's style sheets and the number of their rules, which only a script changes. */
function watchStyles({ document }: DOMWindow): () => string[] {
  let rules = new Map<Element, number | undefined>();
  const countOf = (element: Element): number | undefined => (element as HTMLStyleElement).sheet?.cssRules.length;
  document.addEventListener('DOMContentLoaded', () => {
    const all = [...document.querySelectorAll('style, link[rel="stylesheet"]')];
    rules = new Map(all.map((element) => [element, countOf(element)]));
  });
  const isWhole = (): boolean => [...rules.keys()].every(({ isConnected }) => isConnected);
  const isSame = (): boolean =>
    [...rules].every(([element, count]) => countOf(element) === count) && !document.adoptedStyleSheets?.length;
  return () => [
    ...(isWhole() ? [] : ["removes style sheets, which other pages need: change its own elements' classes"]),
    ...(isWhole() && !isSame() ? ['adds rules to the styles of all pages: write them in a .module.css file'] : []),
  ];
}

/** @param window before its first script */
export function watchSharedWindow(window: DOMWindow): SharedWindow {
  const trapped = trapDocument(window);
  const changedBuiltIns = watchBuiltIns(window);
  const changes = countChanges(window);
  const styleFaults = watchStyles(window);
  const changedObjects = watchSharedObjects(window);
  return {
    faults: async () => [
      ...[...changedBuiltIns(), ...changedObjects()]
        .slice(0, 3)
        .map((name) => `changes ${name}, which all pages use: write a function of its own`),
      ...styleFaults(),
      ...(changes() > mostChanges ? ['changes the address by itself again and again: change it once'] : []),
      ...trapped(),
      ...(await strangersFaults(window)),
    ],
  };
}
