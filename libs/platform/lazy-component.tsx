/** A component in a chunk of its own: loaded when it is first rendered, or earlier by `preload`. */
import { lazy, Suspense, useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { loadWhenPossible } from './load-when-possible';
import { useIsHydrated } from './use-is-hydrated';

export type LazyComponent<Props> = ComponentType<Props> & {
  /** Once this has settled the component renders without suspending, so that hydrating it replaces nothing. */
  preload: () => Promise<void>;
};

/**
 * The props to render: those of the server's HTML until the chunk is loaded. React would replace HTML that is not hydrated yet by the
 * fallback as soon as its props changed: what is read would jump, and what is pressed would be gone.
 */
function useSettledProps<Props>(props: Props, isLoaded: boolean, load: () => Promise<unknown>): Props {
  const isHydrated = useIsHydrated();
  const [rendered, setRendered] = useState(isHydrated || isLoaded ? null : { props });
  const isWaiting = rendered !== null;
  useEffect(() => {
    if (!isWaiting) return;
    const settle = (): void => setRendered(null);
    load().then(settle, settle);
  }, [isWaiting, load]);
  return rendered?.props ?? props;
}

/** @param fallback shown while the chunk is loading */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const loadOnce = (): Promise<ComponentType<Props>> => (loading ??= loadWhenPossible(load));
  const Lazy = lazy(async () => ({ default: await loadOnce() })) as unknown as ComponentType<Props>;
  function LazyComponent(props: Props) {
    // Chosen once: a preload that finishes later must not remount what is rendered.
    const [Component] = useState(() => loaded ?? Lazy);
    const settled = useSettledProps(props, loaded !== undefined, loadOnce);
    return useMemo(
      () => (
        <Suspense fallback={fallback}>
          <Component {...settled} />
        </Suspense>
      ),
      [Component, settled],
    );
  }
  return Object.assign(LazyComponent, { preload: async () => void (loaded = await load()) });
}
