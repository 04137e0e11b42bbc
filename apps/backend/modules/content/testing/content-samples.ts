/** Documents for specs. */
import type { ContentDocument } from '@emsal/api/desk/content-shapes';

export const sampleDocument = (more: Partial<ContentDocument> = {}): ContentDocument => ({
  slug: 'ornek-yazi',
  type: 'ARTICLE',
  title: 'Örnek yazı',
  seoTitle: 'Örnek yazı',
  shortContent: 'Bir testin yazısıdır ve kısa açıklaması en az elli karakterdir.',
  category: 'trafik',
  editor: 'yayin-ekibi',
  product: 'TRAFFIC',
  campaignEndDate: null,
  blocks: [{ kind: 'text', prose: [{ text: 'Bir paragraf.' }] }],
  ...more,
});
