/** What a cover means, for the page; the insurer's conditions decide a single case. */
import { coverTexts } from '@emsal/lines/server/server-lines';

const conditions = 'Kapsam ve istisnalar için şirketin özel şartlarını okuyun.';

/** Undefined for a key that no line explains. */
export function coverDescription(id: string): { id: string; title: string; paragraphs: string[] } | undefined {
  const cover = Object.hasOwn(coverTexts, id) ? coverTexts[id] : undefined;
  return cover && { id, title: cover.title, paragraphs: [...cover.paragraphs, conditions] };
}
