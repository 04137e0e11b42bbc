/** `GetUpsellList`: what would better a product by the insurer's own answer. The order is the insurer's; nothing is added by us. */
import type { OutputOf } from '@emsal/api/calls/table';
import { immText } from '@emsal/tariffs/imm/minimum-imm';
import type { ShownOffer } from './offers-of';

type Upsells = OutputOf<'POST quoterequestapi/offer/GetUpsellList'>;

/** The next higher liability limit first, its price unknown until it is asked for; then the covers that the offer does not hold, kuruş. */
export function upsellsOf({ covers, optionalCovers, minimumImm, immLimits }: ShownOffer): Upsells {
  const held = new Set(covers.map(({ key }) => key));
  const higher = immLimits.filter((limit) => minimumImm !== null && limit > minimumImm).toSorted((a, b) => a - b)[0];
  return [
    ...(higher === undefined
      ? []
      : [{ kind: 'imm' as const, key: String(higher), label: `İMM limiti: ${immText(higher)}`, price: null }]),
    ...optionalCovers
      .filter(({ key }) => !held.has(key))
      .map(({ key, label, price }) => ({ kind: 'cover' as const, key, label, price })),
  ];
}
