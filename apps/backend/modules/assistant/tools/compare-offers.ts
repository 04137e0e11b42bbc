import { productId } from '@emsal/api/calls/offer/shapes';
import { z } from 'zod';
import { Refusal } from '../../../http/refusal';
import type { ShownOffer } from '../../offer/listing/shown-offers';
import { readList, refuseTool, summaryOf } from './read-list';
import { offerSummary } from './shapes';
import { defineTool } from './tool';

const comparedCover = z.object({
  label: z.string(),
  values: z
    .array(z.string().nullable())
    .describe('tekliflerin sırasıyla; null: bu teklifte böyle bir teminat satırı yok'),
});

/** A row for each cover that one of them has, in the order of the first that has it. */
const coversSideBySide = (offers: readonly ShownOffer[]): z.input<typeof comparedCover>[] => {
  const labels = new Map(offers.flatMap(({ covers }) => covers.map(({ key, label }) => [key, label] as const)));
  return [...labels].map(([key, label]) => ({
    label,
    values: offers.map(({ covers }) => covers.find((cover) => cover.key === key)?.value ?? null),
  }));
};

export const compareOffers = defineTool({
  name: 'compare_offers',
  title: 'Teklifleri karşılaştır',
  description: 'İki, üç ya da dört teklifi fiyat ve teminat satırlarıyla yan yana verir.',
  input: z.object({ productIds: z.array(productId).min(2).max(4) }),
  output: z.object({
    offers: z.array(offerSummary.omit({ covers: true })),
    covers: z.array(comparedCover),
  }),
  isReading: true,
  run: async ({ productIds }, context) => {
    const list = await readList(context);
    if (list instanceof Refusal) return list;
    const chosen = productIds.map((id) => list.offers.find((offer) => offer.productId === id));
    const offers = chosen.filter((offer) => offer !== undefined);
    if (offers.length < chosen.length) return refuseTool('offerUnknown');
    return { offers: offers.map(summaryOf), covers: coversSideBySide(offers) };
  },
});
