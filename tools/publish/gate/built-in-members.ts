/** What JavaScript and the browser give to all pages: functions of the window, and members of its classes and namespaces. */
import type { DOMWindow } from 'jsdom';

/** Name to function or value. */
type Members = Map<string, unknown>;

const isOwner = (value: unknown): value is { prototype?: object } =>
  typeof value === 'function' || (typeof value === 'object' && value !== null);

function addMembers(members: Members, path: string, of: object): void {
  for (const [key, { value, get }] of Object.entries(Object.getOwnPropertyDescriptors(of)))
    members.set(`${path}.${key}`, (get ?? value) as unknown);
}

/** Classes and namespaces have large initials. */
function builtInsOf(window: DOMWindow): string[] {
  const names = Object.getOwnPropertyNames(window).filter((name) => /^[A-Z]/.test(name));
  return names.filter((name) => isOwner((window as unknown as Record<string, unknown>)[name]));
}

function membersOf(window: DOMWindow, functions: readonly string[], builtIns: readonly string[]): Members {
  const own = window as unknown as Record<string, unknown>;
  const members: Members = new Map([...functions, ...builtIns].map((name) => [name, own[name]]));
  for (const [name, value] of builtIns.map((one) => [one, own[one]] as const).filter(([, owner]) => isOwner(owner))) {
    addMembers(members, name, value as object);
    const { prototype } = value as { prototype?: object };
    if (prototype) addMembers(members, `${name}.prototype`, prototype);
  }
  return members;
}

/** @param window before its first script @returns the names of what was changed, added or removed since */
export function watchBuiltIns(window: DOMWindow): () => string[] {
  const own = window as unknown as Record<string, unknown>;
  const functions = Object.getOwnPropertyNames(window).filter(
    (name) => /^[a-z]/.test(name) && typeof own[name] === 'function',
  );
  const builtIns = builtInsOf(window);
  const before = membersOf(window, functions, builtIns);
  return () => {
    const after = membersOf(window, functions, builtIns);
    const all = [...new Set([...before.keys(), ...after.keys()])];
    return all.filter((name) => !Object.is(before.get(name), after.get(name)));
  };
}
