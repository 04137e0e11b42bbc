/** Loads remotes in the browser: found in the registry at run time, verified by hash and shape, with a deadline and retries. */
import type { RemoteModule } from '@emsal/platform/remote';
import type { LoadableRemote, PageData } from '../page-data/page-data';
import { openContainer } from './container';
import { createIntegrityHashes, requireIntegrity, type IntegrityHashes } from './integrity';
import { refetch } from './refetch';
import { revisionAddress, RevisionGone } from './revision-address';
import { checkShape } from './remote-shape';

export type LoadResult =
  { ok: true; module: RemoteModule } | { ok: false; fault: string; isLate?: true; isRevisionGone?: true };

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
    const fault = error instanceof Error ? error.message : String(error);
    return { ok: false, fault, ...(error instanceof RevisionGone && { isRevisionGone: true }) };
  }
}

/** Three attempts, but only one deadline. */
async function loadWithRetries(name: string, ports: LoaderPorts): Promise<LoadResult> {
  let result: LoadResult = { ok: false, fault: 'not tried' };
  for (const pause of retryPauses) {
    if (pause > 0) await ports.wait(pause);
    result = await tryLoad(name, ports);
    if (result.ok || result.isLate || result.isRevisionGone) return result;
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

/** The remotes of the page's own revision, asked anew for each: it may be gone by then. The page data hold at most its own remote. */
const finder =
  ({ owner, revision }: PageData): LoaderPorts['find'] =>
  async (name) => {
    if (owner?.name === name && 'integrity' in owner) return owner;
    const answer = await fetch(revisionAddress(revision));
    if (answer.status === 410) throw new RevisionGone();
    if (!answer.ok) throw new Error(`registry ${answer.status}`);
    return ((await answer.json()) as LoadableRemote[]).find((remote) => remote.name === name) ?? null;
  };

export const createRemoteLoader = (data: PageData): RemoteLoader =>
  createLoader({
    find: finder(data),
    fetchModule: federate(createIntegrityHashes(location.href)),
    wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
  });
