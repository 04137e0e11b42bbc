import { ReadingLinks, type ReadingLink } from '@emsal/content-blocks/landing/reading-links';
import { usePage } from '@emsal/platform/page';

/** One row of links. */
const maxShown = 3;

/** The first few recommended pages that are published; no section without any. */
export function FurtherReading({ items }: { items: readonly ReadingLink[] }) {
  const { isPublished } = usePage();
  const shown = items.filter(({ path }) => isPublished(path)).slice(0, maxShown);
  return shown.length > 0 && <ReadingLinks items={shown} />;
}
