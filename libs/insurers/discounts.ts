/** Discounts that an insurer may state, and the numbers by which the offer list identifies three of them (funnel 3.3). */
import type { DiscountKind } from '@emsal/pricing/price-parts';

export const campaignKinds = ['job', 'child', 'driver'] as const satisfies readonly DiscountKind[];
export type CampaignKind = (typeof campaignKinds)[number];

/** Whether the visitor must opt in to it. */
export const isCampaign = (kind: DiscountKind): kind is CampaignKind =>
  (campaignKinds as readonly DiscountKind[]).includes(kind);

/** `type` of the entries of `discountList`. */
export const discountTypes = { job: 0, child: 3, driver: 6 } as const satisfies Record<CampaignKind, number>;
/** Members of `productDiscountTypes`; the occupation discount has none. */
export const productDiscountTypes: Readonly<Partial<Record<CampaignKind, number>>> = { driver: 1, child: 2 };
