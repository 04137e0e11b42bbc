import { lineFacts } from '@emsal/lines/registry/facts-of';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { usePage } from '@emsal/platform/page';
import { productLabels } from './product-labels';

/** The lines whose form is published, in display order. */
export function usePublishedLines(): LineFacts[] {
  const { isPublished } = usePage();
  const ids = Object.keys(productLabels) as LineId[];
  return ids.map((id) => lineFacts[id]).filter((facts) => isPublished(`/${facts.slug}/form`));
}
