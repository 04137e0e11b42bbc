/** A part that is a chunk of its own, fetched when it is shown or shortly before. */
import { lazy, useState } from 'react';
import type { ComponentType } from 'react';

export interface LaterPart<Props> {
  Part: ComponentType<Props>;
  /** After it the part is drawn at once: React would let a suspended one wait for 300 ms. */
  fetch: () => Promise<void>;
}

/** Without a connection it waits for one: a part that failed would take the whole form with it. */
export async function loadOnline<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((back) => addEventListener('online', back, { once: true }));
    return load();
  }
}

export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): LaterPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const Lazy = lazy(async () => ({ default: await loadOnline(load) })) as unknown as ComponentType<Props>;
  const Part = (props: Props) => {
    const [Shown] = useState(() => loaded ?? Lazy);
    return <Shown {...props} />;
  };
  return { Part, fetch: async () => void (loaded = await load()) };
}
