/** Hydrates pages of a version and looks at them with axe, before any visitor does. */
import type { RegistryEntry } from '../../../libs/platform/registry/registry.ts';
import { faultsOf } from './page-faults.ts';
import { openTrialEdge, type TrialVersion } from './trial-edge.ts';
import { hydratedPages } from './trial-pages.ts';

interface TriedVersion extends TrialVersion {
  /** Its paths as they are beside the other remotes. */
  tried: RegistryEntry['paths'];
}

/** One sentence for each fault that a visitor would meet. */
export async function hydrationRefusals({ tried, ...trial }: TriedVersion): Promise<string[]> {
  const pages = hydratedPages(tried);
  if (pages.length === 0) return [];
  const { url, close } = await openTrialEdge(trial);
  try {
    const found = await faultsOf(pages.map(({ address }) => url + address));
    return found.flatMap((page) => page.faults.map((fault) => `${page.url.slice(url.length)} ${fault}`));
  } finally {
    await close();
  }
}
