/** Loads remotes in the browser: found in the registry at run time, verified by hash and shape, with a deadline and retries. */
import type { RemoteModule } from '@emsal/platform/remote';
import type { LoadableRemote, PageData } from '../page-data/page-data';
import { openContainer } from './container';
import { createIntegrityHashes, requireIntegrity, type IntegrityHashes } from './integrity';
import { refetch } from './refetch';
import { checkShape } from './remote-shape';

export type LoadResult = { ok: true; module: RemoteModule } | { ok: false; fault: string; isLate?: true };

export interface RemoteLoader {
  /** Never throws. A loaded remote is not loaded again; a failed one is. */
  load: (name: string) => Promise<LoadResult>;
}

export interface LoaderPorts {
  /** How to load a remote at this page's revision; null when the registry does not have it. */
  find: (name: string) => Promise<LoadableRemote | null>;
  /** Throws what the network or the module throws. */
  fetchModule: (remote: LoadableRemote) => Promise<unknown>;
  wait: (milliseconds: number) => Promise<void>;
}

export const deadline = 8_000;
const retryPauses = [0, 500, 1_000];

const timedOut = Symbol('late');

async function tryLoad(name: string, { find, fetchModule, wait }: LoaderPorts): Promise<LoadResult> {
  try {
    const remote = await find(name);
    if (!remote) return { ok: false, fault: 'not in the registry' };
    const candidate = await Promise.race([fetchModule(remote), wait(deadline).then(() => timedOut)]);
    return candidate === timedOut
      ? { ok: false, fault: `no answer in ${deadline} ms`, isLate: true }
      : checkShape(candidate);
  } catch (error) {
    return { ok: false, fault: error instanceof Error ? error.message : String(error) };
  }
}

/** Three attempts, but only one deadline. */
async function loadWithRetries(name: string, ports: LoaderPorts): Promise<LoadResult> {
  let result: LoadResult = { ok: false, fault: 'not tried' };
  for (const pause of retryPauses) {
    if (pause > 0) await ports.wait(pause);
    result = await tryLoad(name, ports);
    if (result.ok || result.isLate) return result;
  }
  return result;
}

export function createLoader(ports: LoaderPorts): RemoteLoader {
  const loading = new Map<string, Promise<LoadResult>>();
  const load = async (name: string): Promise<LoadResult> => {
    const result = await loadWithRetries(name, ports);
    if (!result.ok) loading.delete(name);
    return result;
  };
  return {
    load: (name) => {
      if (!loading.has(name)) loading.set(name, load(name));
      return loading.get(name)!;
    },
  };
}

function federate(book: IntegrityHashes): LoaderPorts['fetchModule'] {
  requireIntegrity(book);
  return async ({ name, remoteEntry, integrity }) => {
    book.add(integrity);
    try {
      const container = await openContainer(name, { url: remoteEntry, integrity: book.of(remoteEntry) });
      return (await container.get('./routes'))();
    } catch (error) {
      await refetch(error);
      throw error;
    }
  };
}

/** The remotes of the page's own revision. The page data hold at most the hashes of its own remote. */
function finder({ owner, revision }: PageData): LoaderPorts['find'] {
  const known = new Map(owner && 'integrity' in owner ? [[owner.name, owner]] : []);
  return async (name) => {
    if (known.has(name)) return known.get(name)!;
    const answer = await fetch(`/remotes/at/${revision}.json`);
    if (!answer.ok) throw new Error(`registry ${answer.status}`);
    for (const remote of (await answer.json()) as LoadableRemote[]) known.set(remote.name, remote);
    return known.get(name) ?? null;
  };
}

export const createRemoteLoader = (data: PageData): RemoteLoader =>
  createLoader({
    find: finder(data),
    fetchModule: federate(createIntegrityHashes(location.href)),
    wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
  });
