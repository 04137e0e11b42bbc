import { lazy, Suspense, useCallback, useLayoutEffect, useRef, type ComponentType, type RefObject } from 'react';

/** Parts of the page whose script is still on its way. */
const awaited = new Set<RefObject<boolean>>();
let told: (() => void)[] = [];

function settle(part: RefObject<boolean>): void {
  awaited.delete(part);
  if (awaited.size > 0) return;
  told.forEach((tell) => tell());
  told = [];
}

/** Settles when every part that the page has answers presses. */
export const partsArrived = (): Promise<void> =>
  awaited.size === 0 ? Promise.resolve() : new Promise((tell) => void told.push(tell));

function Arrival({ onArrival }: { onArrival: () => void }) {
  useLayoutEffect(onArrival, [onArrival]);
  return null;
}

/** A part of the frame that most journey pages lack: its script comes with the pages that have it, their HTML does not wait for it. */
export function later<Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
): ComponentType {
  const Part = lazy(async (): Promise<{ default: ComponentType }> => ({ default: (await load())[name] }));
  return function Later() {
    const isHere = useRef(false);
    useLayoutEffect(() => {
      if (!isHere.current) awaited.add(isHere);
      return () => settle(isHere);
    }, []);
    const arrive = useCallback(() => {
      isHere.current = true;
      settle(isHere);
    }, []);
    return (
      <Suspense>
        <Part />
        <Arrival onArrival={arrive} />
      </Suspense>
    );
  };
}
