/** Loads the remote that rendered this page. Until it succeeds, the server's HTML stays readable with a native form. */
import type { RemoteModule } from '@emsal/platform/remote';
import { reportFailure } from '../remotes/failure-report';
import type { RemoteLoader } from '../remotes/remote-loader';
import { showRemoteDown } from './remote-down-notice';

/** Seconds between rounds of attempts; the last one repeats. */
const pauses = [5, 10, 30];
const wait = (seconds: number): Promise<void> => new Promise((done) => setTimeout(done, seconds * 1000));

export interface OwnerModule {
  name: string;
  module: RemoteModule;
}

export async function loadOwner(name: string, loader: RemoteLoader): Promise<OwnerModule> {
  for (let round = 0; ; round++) {
    const result = await loader.load(name);
    showRemoteDown(!result.ok);
    if (result.ok) return { name, module: result.module };
    if (round === 0) reportFailure(name, 'load');
    await wait(pauses[Math.min(round, pauses.length - 1)]!);
  }
}
