/** A version mismatch produces a module without exports instead of an error, so every module is checked before it is used. */
import type { RemoteModule } from '@emsal/platform/remote';

export type ShapeResult = { ok: true; module: RemoteModule } | { ok: false; fault: string };

const isSlice = (slice: unknown): boolean =>
  typeof (slice as { reducerPath?: unknown })?.reducerPath === 'string' &&
  typeof (slice as { reducer?: unknown }).reducer === 'function';

/** Static first segments keep remotes from shadowing each other; only the owner of `/*` may lack one. */
function faultOfRoute(route: unknown): string | null {
  const { path } = (route ?? {}) as { path?: unknown };
  if (typeof route !== 'object' || route === null) return 'a route is not an object';
  return path === undefined || typeof path === 'string' ? null : 'a route has a path that is no text';
}

export function checkShape(candidate: unknown): ShapeResult {
  const { default: routes, slices } = (candidate ?? {}) as Partial<RemoteModule>;
  if (!Array.isArray(routes)) return { ok: false, fault: 'no default export with routes' };
  if (!Array.isArray(slices) || !slices.every(isSlice)) return { ok: false, fault: 'no export with slices' };
  const fault = routes.map(faultOfRoute).find((found) => found !== null);
  return fault ? { ok: false, fault } : { ok: true, module: candidate as RemoteModule };
}
