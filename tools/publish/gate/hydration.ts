/** Hydrates pages of a version and looks at them with axe, before any visitor does. */
import type { RegistryEntry } from '../../../libs/platform/registry/registry.ts';
import { faultsOf } from './page-faults.ts';
import { openTrialEdge, type TrialVersion } from './trial-edge.ts';
import { trialPages } from './trial-pages.ts';

/** Pages of a remote; they are spread over its paths, because many of its pages are alike. */
const pagesTried = 6;

const spread = <T>(all: readonly T[]): T[] =>
  all.filter(
    (_, at) => Math.floor((at * pagesTried) / all.length) !== Math.floor(((at - 1) * pagesTried) / all.length),
  );

interface TriedVersion extends TrialVersion {
  /** Its paths as they are beside the other remotes. */
  tried: RegistryEntry['paths'];
}

/** One sentence for each fault that a visitor would meet. */
export async function hydrationRefusals({ tried, ...trial }: TriedVersion): Promise<string[]> {
  const pages = spread(trialPages(tried));
  if (pages.length === 0) return [];
  const { url, close } = await openTrialEdge(trial);
  try {
    const found = await faultsOf(pages.map(({ address }) => url + address));
    return found.flatMap((page) => page.faults.map((fault) => `${page.url.slice(url.length)} ${fault}`));
  } finally {
    await close();
  }
}
