import { lazy, Suspense, type ComponentType } from 'react';

/** A part of the frame that most journey pages lack: its script comes with the pages that have it, their HTML does not wait for it. */
export function later<Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
): ComponentType {
  const Part = lazy(async (): Promise<{ default: ComponentType }> => ({ default: (await load())[name] }));
  return function Later() {
    return (
      <Suspense>
        <Part />
      </Suspense>
    );
  };
}
