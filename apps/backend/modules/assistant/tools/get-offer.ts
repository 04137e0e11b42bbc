import { documentNames } from './document-names.texts';
import { z } from 'zod';
import { Refusal } from '../../../http/refusal';
import { coverDescription } from '../../offer/documents/cover-description';
import type { ShownOffer } from '../../offer/listing/shown-offers';
import { readList, refuseTool, summaryOf, type ReadList } from './read-list';
import { amountOf, explainedPrice, fact, namedAmounts, offerSummary, ofProduct } from './shapes';
import { defineTool } from './tool';

const explainedCover = fact.extend({
  meaning: z.array(z.string()).describe('teminatın ne anlama geldiği; boş olabilir'),
});

/** Of the figures of law and tariff by which the offer was checked. */
const ruleVersionOf = ({ answers }: ReadList, { id }: ShownOffer): string | null =>
  answers.flatMap(({ offers }) => offers).find((stored) => stored.id === id)?.ruleVersion ?? null;

const priceOf = ({ base, discounts, surcharges, taxes, instalmentCost, total }: ShownOffer['breakdown']) => ({
  base: amountOf(base),
  discounts: namedAmounts(discounts),
  surcharges: namedAmounts(surcharges),
  taxes: namedAmounts(taxes),
  instalmentCost: amountOf(instalmentCost),
  total: amountOf(total),
});

export const getOffer = defineTool({
  name: 'get_offer',
  title: 'Bir teklifin ayrıntısı',
  description:
    'Bir teklifin teminatlarını anlamlarıyla, fiyatının kuruşu kuruşuna açıklamasını, indirim ve vergilerini, denetlendiği mevzuat sürümünü ve belgelerinin adlarını verir. Belgeleri yalnızca kullanıcı sitede açabilir.',
  input: ofProduct,
  output: offerSummary.extend({
    covers: z.array(explainedCover),
    explainedPrice,
    ruleVersion: z.string().nullable().describe('hangi mevzuat ve tarife sürümüyle denetlendi'),
    documents: z.array(z.string()),
  }),
  isReading: true,
  run: async ({ productId }, context) => {
    const list = await readList(context);
    if (list instanceof Refusal) return list;
    const offer = list.offers.find((one) => one.productId === productId);
    if (!offer) return refuseTool('offerUnknown');
    return {
      ...summaryOf(offer),
      covers: offer.covers.map(({ key, label, value }) => ({
        label,
        value,
        meaning: coverDescription(key)?.paragraphs ?? [],
      })),
      explainedPrice: priceOf(offer.breakdown),
      ruleVersion: ruleVersionOf(list, offer),
      documents: offer.documents.map((document) => documentNames[document]),
    };
  },
});
