/** The pages that the checkers see: what the site publishes for search engines, its error page, and screens of a visitor with answers. */
import type { Cookie } from 'playwright';
import type { MeasuredHouse } from '../perf/measured-house.ts';

export interface CheckedPage {
  path: string;
  /** Lighthouse's goals are those of content pages. */
  isContent: boolean;
  /** Scripts take it over; the shell's own pages have none. */
  isAlive: boolean;
  /** Of whose page it is. */
  cookies: readonly Cookie[];
}

const line = '/trafik-sigortasi';
const screens = ['form/temel-bilgiler', 'form/kisisel-bilgiler', 'form/ruhsat-bilgileri', 'listeleme'];

/** Paths of the sitemap, as the site writes it. */
async function publishedPaths({ upstream }: MeasuredHouse): Promise<string[]> {
  const map = await (await fetch(`${upstream}/sitemap.xml`)).text();
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
}

export async function checkedPages(house: MeasuredHouse, visitor: readonly Cookie[]): Promise<CheckedPage[]> {
  const anyones = { isAlive: true, cookies: [] };
  const content = await publishedPaths(house);
  return [
    ...content.map((path) => ({ ...anyones, path, isContent: true })),
    { ...anyones, path: '/boyle-bir-sayfa-yok', isContent: false },
    { ...anyones, path: '/form', isContent: false },
    ...screens.map((screen) => ({ path: `${line}/${screen}`, isContent: false, isAlive: true, cookies: visitor })),
  ];
}
