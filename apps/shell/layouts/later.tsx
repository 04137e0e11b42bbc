import { lazy, Suspense, type ComponentType } from 'react';

/** Loads of the parts that stand on content pages. */
const onContentPages: (() => Promise<void>)[] = [];

/** Before a content page is hydrated: what is there already is taken over as it stands, and answers the press that began it. */
export const loadContentParts = async (): Promise<void> =>
  void (await Promise.all(onContentPages.map((load) => load())));

/** A part of the frame that most journey pages lack: its script comes with the pages that have it, their HTML does not wait for it. */
export function later<Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
  { onContent = false } = {},
): ComponentType {
  const here: { Part: ComponentType | null } = { Part: null };
  const arrive = async (): Promise<{ default: ComponentType }> => ({ default: (here.Part = (await load())[name]) });
  if (onContent) onContentPages.push(async () => void (await arrive()));
  const Awaited = lazy(arrive);
  return function Later() {
    const Part = here.Part ?? Awaited;
    return (
      <Suspense>
        <Part />
      </Suspense>
    );
  };
}
