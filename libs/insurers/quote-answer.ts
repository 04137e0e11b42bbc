/** An insurer's answer to a quote request: offers, or a decline with its code. */
import { coverExtents } from '@emsal/pricing/cover-extents';
import { discountKinds, surchargeKinds } from '@emsal/pricing/price-parts';
import { taxKinds } from '@emsal/tariffs/taxes';
import { z } from 'zod';
import { campaignKinds } from './discounts';
import { optionValue } from './quote-request-parts';
import { coverLimit, instant, kurus } from './scalars';

const part = z.object({ description: z.string().min(1).max(80), amount: kurus });
const key = z.string().min(1).max(40);

const offerDiscount = part.extend({
  kind: z.enum(discountKinds),
  /** The figure in the description, `65`, `0-6`, for its translation by `kind`. */
  figure: z.string().max(10).optional(),
  /** What the discount depends on: the occupation's code, the child's age. */
  customDataCode: z.string().max(20).optional(),
});
const offerSurcharge = part.extend({
  kind: z.enum(surchargeKinds),
});
const offerTax = part.extend({ kind: z.enum(taxKinds).optional() });
/** A campaign of this insurer, whether applied or not. */
const offerCampaign = z.object({
  kind: z.enum(campaignKinds),
  percent: z.int().min(1).max(100),
  condition: z.string().min(1).max(160),
});
const assurance = z.object({
  key,
  label: z.string().max(80),
  value: z.string().max(40),
  /** The limit as a number, if there is one; the minimum liability has the key `KSK-IMM`. */
  limit: coverLimit.optional(),
  /** The meaning of `value` where it is not a limit, for its translation. */
  extent: z.object({ code: z.enum(coverExtents), count: z.int().positive().optional() }).optional(),
});
/** An optional cover; `price` is its premium before taxes. */
const optionalCover = z.object({ key, label: z.string().max(80), price: kurus });

export const insurerOffer = z.object({
  /** The insurer's reference of this price; the order must repeat it. */
  quoteRef: z.string().min(1).max(64),
  /** The insurer's product, 1 to 999. */
  packageNo: z.int().min(1).max(999),
  productName: z.string().min(1).max(80),
  base: kurus,
  discounts: z.array(offerDiscount).max(10),
  surcharges: z.array(offerSurcharge).max(20),
  taxes: z.array(offerTax).max(10),
  instalmentCost: kurus,
  /** base - discounts + surcharges + taxes + instalmentCost, to the kuruş. */
  total: kurus,
  maxInstalments: z.int().min(1).max(12),
  validUntil: instant,
  /** End of the online discount, where it ends before the offer does. */
  onlineDiscountExpireDate: instant.optional(),
  /** Step (basamak) 0 to 8 used for pricing: traffic lines. */
  step: z.int().min(0).max(8).optional(),
  /** No-claims level 0 to 5 used for pricing: motor own damage. */
  noClaimLevel: z.int().min(0).max(5).optional(),
  campaigns: z.array(offerCampaign).max(campaignKinds.length),
  assurances: z.array(assurance).max(30),
  /** Liability limits that the insurer sells with this product. */
  immLimits: z.array(coverLimit).max(20),
  optionalCovers: z.array(optionalCover).max(20),
  /** The line's options that this product has, as they are priced. */
  options: z.array(optionValue).max(40).optional(),
  /** The network of health institutions that the product may use: health lines. */
  networkKey: z
    .string()
    .regex(/^[A-Z0-9]{1,12}$/)
    .optional(),
  documents: z.array(z.enum(['quotePdf', 'multilingualQrPdf'])).max(5),
  isRisk: z.boolean(),
});
export type InsurerOffer = z.infer<typeof insurerOffer>;

type PriceParts = Pick<InsurerOffer, 'base' | 'discounts' | 'surcharges' | 'taxes' | 'instalmentCost'>;

/** base - discounts + surcharges + taxes + instalment cost, in kuruş. */
export const partsTotal = ({ base, discounts, surcharges, taxes, instalmentCost }: PriceParts): number =>
  base - sum(discounts) + sum(surcharges) + sum(taxes) + instalmentCost;

const sum = (parts: readonly { amount: number }[]) => parts.reduce((total, { amount }) => total + amount, 0);

export const declined = z.object({
  kind: z.literal('declined'),
  code: z.string().min(1).max(40),
  reason: z.string().max(300),
});
export type Declined = z.infer<typeof declined>;
export type QuoteAnswer = { kind: 'offers'; offers: InsurerOffer[] } | Declined;
