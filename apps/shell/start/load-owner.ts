/** Loads the remote that rendered this page. Until it succeeds, the server's HTML stays readable with a native form. */
import type { RemoteModule } from '@emsal/platform/remote';
import type { RemoteLoader } from '../remotes/remote-loader';

export const remoteDownId = 'remote-down';

/** Seconds between rounds of attempts; the last one repeats. */
const pauses = [5, 10, 30];
const wait = (seconds: number): Promise<void> => new Promise((done) => setTimeout(done, seconds * 1000));

function showNotice(isShown: boolean): void {
  document.getElementById(remoteDownId)?.toggleAttribute('hidden', !isShown);
}

export interface OwnerModule {
  name: string;
  module: RemoteModule;
}

export async function loadOwner(name: string, loader: RemoteLoader): Promise<OwnerModule> {
  for (let round = 0; ; round++) {
    const result = await loader.load(name);
    showNotice(!result.ok);
    if (result.ok) return { name, module: result.module };
    await wait(pauses[Math.min(round, pauses.length - 1)]!);
  }
}
