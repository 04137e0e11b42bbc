/** A component in a chunk of its own: loaded when it is first rendered, or earlier by `preload`. */
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { loadWhenPossible } from './load-when-possible';

export type LazyComponent<Props> = ComponentType<Props> & {
  /** Once this has settled the component renders without suspending, so that hydrating it replaces nothing. */
  preload: () => Promise<void>;
};

/** @param fallback shown while the chunk is loading */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  const Lazy = lazy(async () => ({ default: await loadWhenPossible(load) })) as unknown as ComponentType<Props>;
  function LazyComponent(props: Props) {
    // Chosen once: a preload that finishes later must not remount what is rendered.
    const [Component] = useState(() => loaded ?? Lazy);
    return (
      <Suspense fallback={fallback}>
        <Component {...props} />
      </Suspense>
    );
  }
  return Object.assign(LazyComponent, { preload: async () => void (loaded = await load()) });
}
