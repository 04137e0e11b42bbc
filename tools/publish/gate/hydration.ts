/** Hydrates pages of a version and looks at them with axe, before any visitor does. */
import type { RegistryEntry } from '../../../libs/platform/registry/file/registry.ts';
import { faultsOf } from './page-faults.ts';
import { openTrialEdge, type TrialVersion } from './trial-edge.ts';
import { hydratedPages } from './trial-pages.ts';

interface TriedVersion extends TrialVersion {
  /** Its paths as they are beside the other remotes. */
  tried: RegistryEntry['paths'];
}

/** Pages of one process; the processes wait beside each other while their pages settle. */
const pagesPerProcess = 16;

const groupsOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / pagesPerProcess) }, (_, at) =>
    all.slice(at * pagesPerProcess, (at + 1) * pagesPerProcess),
  );

/** One sentence for each fault that a visitor would meet. */
export async function hydrationRefusals({ tried, ...trial }: TriedVersion): Promise<string[]> {
  const pages = hydratedPages(tried);
  if (pages.length === 0) return [];
  const { url, close } = await openTrialEdge(trial);
  try {
    const groups = groupsOf(pages.map(({ address }) => url + address));
    const found = await Promise.all(groups.map(faultsOf));
    return found.flat().flatMap((page) => page.faults.map((fault) => `${page.url.slice(url.length)} ${fault}`));
  } finally {
    await close();
  }
}
