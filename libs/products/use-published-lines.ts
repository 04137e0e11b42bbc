import { lineFacts } from '@emsal/lines/registry/facts-of';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { usePage } from '@emsal/platform/page';

const inOrder = Object.values(lineFacts).toSorted((a, b) => a.label.rank - b.label.rank);

/** The lines whose form is published, in display order. */
export function usePublishedLines(): LineFacts[] {
  const { isPublished } = usePage();
  return inOrder.filter(({ slug }) => isPublished(`/${slug}/form`));
}
