/** The audited pages: those in the sitemap, the 404 page, the choice of a line (`/form`), and screens of a visitor with answers. */
import type { Cookie } from 'playwright';
import type { MeasuredEnvironment } from '../perf/measured-environment.ts';

export interface AuditedPage {
  path: string;
  /** Lighthouse audits content pages only. */
  isContent: boolean;
  /** Cookies of the visitor whose page it is. */
  cookies: readonly Cookie[];
}

const line = '/trafik-sigortasi';
const screens = ['form/temel-bilgiler', 'form/kisisel-bilgiler', 'form/ruhsat-bilgileri', 'listeleme'];

/** Paths of the site's own sitemap. */
async function publishedPaths({ upstream }: MeasuredEnvironment): Promise<string[]> {
  const map = await (await fetch(`${upstream}/sitemap.xml`)).text();
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
}

export async function auditedPages(
  environment: MeasuredEnvironment,
  visitor: readonly Cookie[],
): Promise<AuditedPage[]> {
  const publicPage = { cookies: [] };
  const content = await publishedPaths(environment);
  return [
    ...content.map((path) => ({ ...publicPage, path, isContent: true })),
    { ...publicPage, path: '/boyle-bir-sayfa-yok', isContent: false },
    { ...publicPage, path: '/form', isContent: false },
    ...screens.map((screen) => ({ path: `${line}/${screen}`, isContent: false, cookies: visitor })),
  ];
}
