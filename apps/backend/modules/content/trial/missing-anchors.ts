/** Links to a part of a page that the page does not have: they would lead to its top. */
import type { Block } from '@emsal/api/calls/cms/blocks';
import type { ContentDocument } from '@emsal/api/desk/content-shapes';
import type { PageTrialPort, TriedPage } from '../../../ports/page-trial/page-trial-port';
import { namedLinksOf } from '../content-document';
import type { TrialFailure } from './trial-failures';

/** `/kasko-sigortasi#tablo`, of this site. */
const anchoredLinksOf = (blocks: readonly Block[]): string[] => [
  ...new Set(namedLinksOf(blocks).flatMap(({ href }) => (/^\/.*#/.test(href) ? [href] : []))),
];
const pathOf = (link: string): string => link.split(/[?#]/, 1)[0]!;

/** @param tried the page itself, whose own parts are those of the version that is tried */
export async function missingAnchors(
  { pageTrial }: { pageTrial: PageTrialPort },
  { slug, blocks }: Pick<ContentDocument, 'slug' | 'blocks'>,
  tried: TriedPage | null,
): Promise<TrialFailure[]> {
  if (tried?.status !== 200) return [];
  const missing: string[] = [];
  for (const link of anchoredLinksOf(blocks)) {
    const path = pathOf(link);
    const ids = path === `/${slug}` ? tried.ids : await pageTrial.idsOf(path);
    if (!ids?.includes(link.slice(link.indexOf('#') + 1))) missing.push(link);
  }
  if (missing.length === 0) return [];
  const isAt = (block: Block): boolean => namedLinksOf([block]).some(({ href }) => missing.includes(href));
  const places = blocks.flatMap((block, index) => (isAt(block) ? [index] : []));
  return [{ code: 'anchorUnknown', about: missing, blocks: places }];
}
