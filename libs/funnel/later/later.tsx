/** A part that is a chunk of its own, fetched when it is shown or shortly before. */
import { lazy, useState } from 'react';
import type { ComponentType } from 'react';

interface LaterPart<Props> {
  Part: ComponentType<Props>;
  /** After it the part is drawn at once: React would let a suspended one wait for 300 ms. */
  fetch: () => Promise<void>;
}

export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): LaterPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const Lazy = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  const Part = (props: Props) => {
    const [Shown] = useState(() => loaded ?? Lazy);
    return <Shown {...props} />;
  };
  return { Part, fetch: async () => void (loaded = await load()) };
}
