/** `GetUpsellList`: upgrades of a product from the insurer's own answer, in the insurer's order. */
import type { OutputOf } from '@emsal/api/calls/table';
import { immText } from '@emsal/tariffs/imm/minimum-imm';
import type { ShownOffer } from './shown-offers';

type Upsells = OutputOf<'POST quoterequestapi/offer/GetUpsellList'>;

/** The next higher liability limit first, its price unknown until it is requested; then the optional covers, kuruş. */
export function upsellsOf({ covers, optionalCovers, minimumImm, immLimits }: ShownOffer): Upsells {
  const included = new Set(covers.map(({ key }) => key));
  const higher = immLimits.filter((limit) => minimumImm !== null && limit > minimumImm).toSorted((a, b) => a - b)[0];
  return [
    ...(higher === undefined
      ? []
      : [{ kind: 'imm' as const, key: String(higher), label: `İMM limiti: ${immText(higher)}`, price: null }]),
    ...optionalCovers
      .filter(({ key }) => !included.has(key))
      .map(({ key, label, price }) => ({ kind: 'cover' as const, key, label, price })),
  ];
}
