/** Milliseconds in which a page that is being left is gone; a download or a refused prompt leaves it here. */
const leaving = 5_000;

const online = () => new Promise<unknown>((done) => addEventListener('online', done, { once: true }));
const later = () => new Promise((done) => setTimeout(done, leaving));

/** Runs `load` and notes whether the browser began to leave the page meanwhile. */
async function tryLoad<Loaded>(
  load: () => Promise<Loaded>,
): Promise<{ loaded: Loaded } | { error: unknown; isLeaving: boolean }> {
  let isLeaving = false;
  const leave = (): void => void (isLeaving = true);
  // Only meanwhile: Firefox keeps no page with such a listener for the back button.
  globalThis.addEventListener?.('beforeunload', leave);
  try {
    return { loaded: await load() };
  } catch (error) {
    return { error, isLeaving };
  } finally {
    globalThis.removeEventListener?.('beforeunload', leave);
  }
}

/**
 * Loads a chunk; a failed one would unmount the whole form. Without a connection this waits for one. Firefox fails what is still
 * loading once the next page is asked for: to reload then would keep the visitor here. Rejects otherwise.
 */
export async function loadWhenPossible<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const result = await tryLoad(load);
  if ('loaded' in result) return result.loaded;
  const isOffline = navigator.onLine === false;
  if (!isOffline && !result.isLeaving) throw result.error;
  await (isOffline ? online() : later());
  return loadWhenPossible(load);
}
