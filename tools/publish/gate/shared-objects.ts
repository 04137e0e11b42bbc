/** The objects of a document by which every page acts: a function of their own in the place of the browser's is every page's. */
import type { DOMWindow } from 'jsdom';

const names = ['history', 'navigator', 'document', 'performance'] as const;

function membersOf(window: DOMWindow): Map<string, { value: unknown; isInherited: boolean }> {
  const members = names.flatMap((name) => {
    const owner: object = window[name];
    return Object.entries(Object.getOwnPropertyDescriptors(owner)).map(([key, { value, set }]) => {
      const isInherited = key in (Object.getPrototypeOf(owner) as object);
      return [`${name}.${key}`, { value: (set ?? value) as unknown, isInherited }] as const;
    });
  });
  return new Map(members);
}

/** @param window before its first script, with what its watchers replaced @returns the names of what was replaced since */
export function watchSharedObjects(window: DOMWindow): () => string[] {
  const before = membersOf(window);
  return () =>
    [...membersOf(window)]
      .filter(([name, { value, isInherited }]) =>
        before.has(name) ? !Object.is(before.get(name)!.value, value) : isInherited,
      )
      .map(([name]) => name);
}
