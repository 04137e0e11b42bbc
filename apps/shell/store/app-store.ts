/** One store per page, built from the slices of its remotes, so that another version of a remote brings its own reducers. */
import { combineSlices, configureStore } from '@emsal/platform/store';
import type { Page } from '@emsal/platform/page';
import type { RemoteSlice } from '@emsal/platform/remote';

export interface AppStore {
  page: Page;
  /** Adds the slices of a remote that was loaded later. */
  inject: (slices: readonly RemoteSlice[]) => void;
}

/** Returns the page handle with its store; thunks get the handle as their extra argument. */
export function createAppStore(
  parts: Omit<Page, 'store'>,
  slices: readonly RemoteSlice[],
  state: Record<string, unknown> = {},
): AppStore {
  const reducer = combineSlices(...(slices as never[])) as unknown as {
    (state: unknown, action: { type: string }): Record<string, unknown>;
    inject: (slice: RemoteSlice) => unknown;
  };
  const page = { ...parts } as Page;
  page.store = configureStore({
    reducer: reducer as never,
    preloadedState: state as never,
    middleware: (defaults) => defaults({ thunk: { extraArgument: page } }),
  });
  return {
    page,
    inject: (more) => {
      more.forEach((slice) => reducer.inject(slice));
      page.store.dispatch({ type: 'shell/slicesInjected' });
    },
  };
}
