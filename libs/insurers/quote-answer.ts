/** What an insurer may answer, in the words of the domain: offers, or a refusal with its code. */
import { z } from 'zod';
import { instant, kurus } from './quote-request';

const part = z.object({ description: z.string().min(1).max(80), amount: kurus });

export const insurerOffer = z.object({
  /** The insurer's own name for this price; the order must repeat it. */
  quoteRef: z.string().min(1).max(64),
  /** The insurer's product, 1 to 999. */
  packageNo: z.int().min(1).max(999),
  productName: z.string().min(1).max(80),
  base: kurus,
  discounts: z.array(part).max(10),
  taxes: z.array(part).max(10),
  instalmentCost: kurus,
  /** base - discounts + taxes + instalmentCost, to the kuruş. */
  total: kurus,
  maxInstalments: z.int().min(1).max(12),
  validUntil: instant,
  /** Step (basamak) 0 to 8 that the insurer priced with. */
  step: z.int().min(0).max(8),
  assurances: z
    .array(z.object({ key: z.string().max(40), label: z.string().max(80), value: z.string().max(40) }))
    .max(30),
  isRisk: z.boolean(),
});
export type InsurerOffer = z.infer<typeof insurerOffer>;

export const declined = z.object({
  kind: z.literal('declined'),
  code: z.string().min(1).max(40),
  reason: z.string().max(300),
});
export const offered = z.object({ kind: z.literal('offers'), offers: z.array(insurerOffer).min(1).max(10) });
export const quoteAnswer = z.discriminatedUnion('kind', [offered, declined]);
export type QuoteAnswer = z.infer<typeof quoteAnswer>;
export type Declined = z.infer<typeof declined>;
