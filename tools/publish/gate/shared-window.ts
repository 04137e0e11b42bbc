/**
 * What all pages of a document share, whichever remote they are of: built-in functions, the shell's style sheets, events, focus and the
 * address. It outlives a page when the visitor goes on, so a remote that takes it takes it from every other one.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { DOMWindow } from 'jsdom';

const builtIns = [
  ...['Object', 'Function', 'Array', 'String', 'Number', 'Boolean', 'Symbol', 'Promise', 'Map', 'Set', 'WeakMap'],
  ...['Date', 'RegExp', 'Error', 'JSON', 'Math', 'Reflect', 'EventTarget', 'Node', 'Element', 'Document'],
  ...['History', 'Storage'],
];
const functions = ['fetch', 'setTimeout', 'setInterval', 'requestAnimationFrame', 'addEventListener'];

/** Changes of the history by a page that nobody touches. */
const mostChanges = 5;

type Members = Map<string, unknown>;

function membersOf(window: DOMWindow): Members {
  const own = window as unknown as Record<string, { prototype?: object }>;
  const members: Members = new Map(functions.map((name) => [name, own[name]]));
  const add = (path: string, of: object): void => {
    for (const [key, { value, get }] of Object.entries(Object.getOwnPropertyDescriptors(of)))
      members.set(`${path}.${key}`, (get ?? value) as unknown);
  };
  for (const name of builtIns) {
    add(name, own[name]!);
    if (own[name]!.prototype) add(`${name}.prototype`, own[name]!.prototype);
  }
  return members;
}

function changedMembers(before: Members, after: Members): string[] {
  const all = [...new Set([...before.keys(), ...after.keys()])];
  return all.filter((name) => !Object.is(before.get(name), after.get(name)));
}

/** Not on the prototype: that would be a change of a built-in function. */
function countChanges({ history }: DOMWindow): () => number {
  let count = 0;
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history);
    history[name] = (...state) => (count++, change(...state));
  }
  return () => count;
}

const hasDialog = ({ document }: DOMWindow): boolean =>
  document.querySelector('dialog[open], [aria-modal="true"]') !== null;

/** Whether an event reaches who listens last. */
function reaches(window: DOMWindow, target: EventTarget, event: Event): boolean {
  let isHeard = false;
  const hear = (): void => void (isHeard = true);
  window.addEventListener(event.type, hear);
  target.dispatchEvent(event);
  window.removeEventListener(event.type, hear);
  return isHeard;
}

/** An element that no remote knows. */
async function strangersFaults(window: DOMWindow): Promise<string[]> {
  const stranger = window.document.body.appendChild(window.document.createElement('button'));
  stranger.focus();
  await pause(50);
  const faults = [
    ...(window.document.activeElement !== stranger && !hasDialog(window)
      ? ['takes the focus from elements that are not its own: leave it there, or open a dialog']
      : []),
    ...(reaches(window, stranger, new window.MouseEvent('click', { bubbles: true }))
      ? []
      : ['stops clicks on elements that are not its own: listen on its own elements']),
    ...(reaches(window, window, new window.ErrorEvent('error', { message: 'trial' }))
      ? []
      : ['stops errors of all pages before they are reported: remove the listener']),
  ];
  stranger.remove();
  return faults;
}

export interface SharedWindow {
  /** One sentence for each thing that the page took, after it was hydrated. */
  faults(): Promise<string[]>;
}

/** @param window before its first script */
export function watchSharedWindow(window: DOMWindow): SharedWindow {
  const before = membersOf(window);
  const changes = countChanges(window);
  let sheets: Element[] = [];
  window.document.addEventListener('DOMContentLoaded', () => {
    sheets = [...window.document.querySelectorAll('style, link[rel="stylesheet"]')];
  });
  return {
    faults: async () => [
      ...changedMembers(before, membersOf(window))
        .slice(0, 3)
        .map((name) => `changes ${name}, which all pages use: write a function of its own`),
      ...(sheets.every(({ isConnected }) => isConnected)
        ? []
        : ["removes style sheets, which other pages need: change its own elements' classes"]),
      ...(changes() > mostChanges ? ['changes the address by itself again and again: change it once'] : []),
      ...(await strangersFaults(window)),
    ],
  };
}
