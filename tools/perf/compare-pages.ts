/** Loads a page and its static twin alternately under both throttlings. */
import type { Cookie } from 'playwright';
import { openTlsProxy, type TlsProxy } from './tls-proxy/tls-proxy.ts';
import { loadPage, throttlings, type PageLoad, type Throttling } from './measure/page-load.ts';
import type { MeasuredEnvironment } from './measured-environment.ts';
import { makeTwin } from './static-twin.ts';
import { median } from './statistics.ts';

export type Site = 'ours' | 'twin';
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

async function openTwin(environment: MeasuredEnvironment, { path, cookies }: PageChoice): Promise<TlsProxy> {
  await makeTwin({ from: environment.upstream, path, cookies, folder: environment.folder });
  return openTlsProxy({ folder: environment.folder }, environment.certificate);
}

/** Alternates, so that other load on the machine affects both. */
async function loadAlternately(
  environment: MeasuredEnvironment,
  twin: TlsProxy,
  { name, path, cookies, rounds }: PageChoice,
) {
  const made: { throttling: Throttling; site: Site; load: PageLoad }[] = [];
  for (let round = 1; round <= rounds; round++)
    for (const throttling of throttlings)
      for (const [site, { origin }] of [['ours', environment] as const, ['twin', twin] as const]) {
        const load = await loadPage(origin + path, throttling, { keyHash: environment.certificate.keyHash, cookies });
        console.log(`  ${name} ${round}/${rounds} ${throttling} ${site}: LCP ${load.lcp.toFixed(0)} ms`);
        made.push({ throttling, site, load });
      }
  return made;
}

export async function comparePages(environment: MeasuredEnvironment, choice: PageChoice): Promise<PageFigures> {
  const twin = await openTwin(environment, choice);
  try {
    const made = await loadAlternately(environment, twin, choice);
    const of = (throttling: Throttling, site: Site): PageLoad =>
      middle(made.filter((each) => each.throttling === throttling && each.site === site).map(({ load }) => load));
    const both = (throttling: Throttling) => ({ ours: of(throttling, 'ours'), twin: of(throttling, 'twin') });
    return {
      name: choice.name,
      path: choice.path,
      loads: { simulated: both('simulated'), applied: both('applied') },
    };
  } finally {
    twin.close();
  }
}
