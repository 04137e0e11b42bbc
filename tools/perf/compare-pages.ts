/** Loads a page and the static anchor alternately under both throttlings. */
import { join } from 'node:path';
import type { Cookie } from 'playwright';
import { openTlsProxy, type TlsProxy } from './tls-proxy/tls-proxy.ts';
import { loadPage, throttlings, type PageLoad, type Throttling } from './measure/page-load.ts';
import type { MeasuredEnvironment } from './measured-environment.ts';
import { median } from './statistics.ts';

export type Site = 'ours' | 'anchor';
export interface PageFigures {
  name: 'landing' | 'form' | 'payment' | 'list';
  path: string;
  loads: Record<Throttling, Record<Site, PageLoad>>;
}
export interface PageChoice {
  name: PageFigures['name'];
  path: string;
  cookies: Cookie[];
  rounds: number;
}

function middle(loads: readonly PageLoad[]): PageLoad {
  const keys = Object.keys(loads[0]!) as (keyof PageLoad)[];
  return Object.fromEntries(keys.map((key) => [key, median(loads.map((load) => load[key]))])) as unknown as PageLoad;
}

/** A hand-written page with a hero and a form, without script, in one request and a picture. It stays as it is, so that ratios of years compare. */
const anchorFolder = join(import.meta.dirname, 'anchor');

/** Alternates, so that other load on the machine affects both. */
async function loadAlternately(
  environment: MeasuredEnvironment,
  anchor: TlsProxy,
  { name, path, cookies, rounds }: PageChoice,
) {
  const made: { throttling: Throttling; site: Site; load: PageLoad }[] = [];
  for (let round = 1; round <= rounds; round++)
    for (const throttling of throttlings)
      for (const [site, url] of [
        ['ours', environment.origin + path] as const,
        ['anchor', `${anchor.origin}/index`] as const,
      ]) {
        const load = await loadPage(url, throttling, { keyHash: environment.certificate.keyHash, cookies });
        console.log(
          `  ${name} ${round}/${rounds} ${throttling} ${site}: LCP ${load.lcp.toFixed(0)} ms, FCP ${load.fcp.toFixed(0)} ms`,
        );
        made.push({ throttling, site, load });
      }
  return made;
}

export async function comparePages(environment: MeasuredEnvironment, choice: PageChoice): Promise<PageFigures> {
  const anchor = await openTlsProxy({ folder: anchorFolder }, environment.certificate);
  try {
    const made = await loadAlternately(environment, anchor, choice);
    const of = (throttling: Throttling, site: Site): PageLoad =>
      middle(made.filter((each) => each.throttling === throttling && each.site === site).map(({ load }) => load));
    const both = (throttling: Throttling) => ({ ours: of(throttling, 'ours'), anchor: of(throttling, 'anchor') });
    return {
      name: choice.name,
      path: choice.path,
      loads: { simulated: both('simulated'), applied: both('applied') },
    };
  } finally {
    anchor.close();
  }
}
