/** `getcampaign`: campaigns that the insurers of a list grant, from their own answers. */
import { campaignNames } from '@emsal/api/calls/offer/campaign-names.texts';
import type { OutputOf } from '@emsal/api/calls/table';
import { campaignKinds, discountTypes } from '@emsal/insurers/discounts';
import type { ShownOffer } from './shown-offers';

/** One row for each campaign that an insurer grants, applied or not. */
export function campaignsOf(offers: readonly ShownOffer[]): OutputOf<'POST quoterequestapi/offer/getcampaign'> {
  return campaignKinds.flatMap((kind) => {
    const granted = offers.flatMap(({ firmId, campaigns }) =>
      campaigns.filter((campaign) => campaign.kind === kind).map((campaign) => ({ firmId, ...campaign })),
    );
    if (granted.length === 0) return [];
    return {
      kind,
      id: discountTypes[kind],
      name: campaignNames[kind],
      maxPercent: Math.max(...granted.map(({ percent }) => percent)),
      isApplied: granted.some(({ isApplied }) => isApplied),
      insurers: granted.map(({ firmId, percent, condition }) => ({ firmId, percent, condition })),
    };
  });
}
