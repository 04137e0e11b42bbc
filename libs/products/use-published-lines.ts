import { lineFacts, type LineFacts } from '@emsal/lines/facts/line-facts';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { usePage } from '@emsal/platform/page';
import { productWords } from './product-words';

/** The lines whose form some remote publishes, in the order in which products are listed. */
export function usePublishedLines(): LineFacts[] {
  const { isPublished } = usePage();
  const ids = Object.keys(productWords) as LineId[];
  return ids.map((id) => lineFacts[id]).filter((facts) => isPublished(`/${facts.slug}/form`));
}
