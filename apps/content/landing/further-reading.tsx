import { ReadingLinks, type ReadingLink } from '@emsal/content-blocks/landing/reading-links';
import { lineAddresses } from '@emsal/lines/facts/line-ids';
import { usePage } from '@emsal/platform/page';

/** One row of links. */
const maxShown = 3;

const landingPaths = new Set(Object.values(lineAddresses).map(({ slug }) => `/${slug}`));

/** The first few recommended pages, without the pages of products that are not published; no section without any. */
export function FurtherReading({ items }: { items: readonly ReadingLink[] }) {
  const { isPublished } = usePage();
  const shown = items.filter(({ path }) => !landingPaths.has(path) || isPublished(path)).slice(0, maxShown);
  return shown.length > 0 && <ReadingLinks items={shown} />;
}
