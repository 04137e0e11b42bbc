/** Milliseconds in which a page that is being left is gone; a download or a refused prompt leaves it here. */
const leaving = 5_000;

/** Milliseconds in which requests may still fail after the connection has come back, and between two tries meanwhile. */
const settling = 10_000;
const betweenTries = 500;

let backAt = -Infinity;
const isSettling = (): boolean => performance.now() - backAt < settling;
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
const online = async (): Promise<void> => {
  await new Promise((done) => addEventListener('online', done, { once: true }));
  backAt = performance.now();
};

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

const isOffline = (): boolean => navigator.onLine === false;

/**
 * Loads a chunk; a failed one would unmount the whole form. Without a connection this waits for one, and tries again until it is stable.
 * Firefox fails what is still loading once the next page is asked for: to reload then would keep the visitor here. Rejects otherwise.
 */
export async function loadWhenPossible<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const beganOffline = isOffline();
  const result = await tryLoad(load);
  if ('loaded' in result) return result.loaded;
  if (isOffline()) await online();
  else if (result.isLeaving) await pause(leaving);
  else if (beganOffline || isSettling()) await pause(betweenTries);
  else throw result.error;
  return loadWhenPossible(load);
}
