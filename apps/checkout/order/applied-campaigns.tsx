import { campaignNames } from '@emsal/api/calls/offer/campaign-names.texts';
import { useSelector } from '@emsal/platform/store';
import { selectCheckout } from '@emsal/state/checkout/checkout-slice';
import { KeyValueList } from '@emsal/ui/key-value-list/key-value-list';
import type { Order } from './load-order';

/** Campaigns chosen with the offer, each with its condition. */
export function AppliedCampaigns({ order: { line, offer } }: { order: Pick<Order, 'line' | 'offer'> }) {
  const { campaigns: chosen } = useSelector(selectCheckout(line.id));
  const applied = offer.campaigns.filter(({ id, isApplied }) => isApplied || chosen.includes(id));
  if (applied.length === 0) return null;
  return (
    <KeyValueList
      layout="facts"
      items={applied.map(({ kind, condition }) => ({ label: campaignNames[kind], value: condition }))}
    />
  );
}
