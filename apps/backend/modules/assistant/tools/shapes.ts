/** Parts of the replies to assistants. */
import { insurerState, notAsked } from '@emsal/api/calls/offer/offer-list';
import { offer, productId } from '@emsal/api/calls/offer/shapes';
import { kurus } from '@emsal/api/calls/shapes';
import { formatMoney } from '@emsal/platform/formats/money';
import { z } from 'zod';

export const ofProduct = z.object({ productId: productId.describe('list_offers yanıtındaki teklif numarası') });

const amount = z.object({ kurus, text: z.string().describe('Türk lirası olarak') });
export const amountOf = (value: number): z.output<typeof amount> => ({ kurus: value, text: formatMoney(value) });

const named = z.object({ description: z.string(), amount });
export const namedAmounts = (rows: readonly { description: string; amount: number }[]) =>
  rows.map((row) => ({ description: row.description, amount: amountOf(row.amount) }));

export const fact = z.object({ label: z.string(), value: z.string() });

/** An offer in a list. */
export const offerSummary = offer
  .pick({
    productId: true,
    firmName: true,
    productName: true,
    scoreValue: true,
    coverageScore: true,
    isBestPrice: true,
    isBestProduct: true,
    isBestCoverage: true,
    isSaleExpired: true,
    isCallCentreOnly: true,
    maxInstalments: true,
    validUntil: true,
  })
  .extend({ price: amount.describe('ödenecek toplam tutar'), covers: z.array(fact) });

export const explainedPrice = z.object({
  base: amount.describe('indirim ve vergilerden önceki prim'),
  discounts: z.array(named),
  surcharges: z.array(named),
  taxes: z.array(named),
  instalmentCost: amount,
  total: amount.describe('ödenecek toplam tutar; parçaların kuruşu kuruşuna toplamı'),
});

export const answeredBy = insurerState.pick({ name: true, state: true, reason: true });
export const skipped = notAsked.pick({ name: true, reason: true });
