/** What a sold policy says that the thing is worth: the value it was priced by, or the sum up to which it insures it. */
import type { PolicyDetail } from '@emsal/api/calls/customer-account/policies';
import { formatLira } from '@emsal/platform/formats/money';
import type { Risk } from '@emsal/risks/risk';

type InsuredValue = PolicyDetail['insuredValue'];
type Covers = Readonly<PolicyDetail['covers']>;

/** The covers of a home whose limit is its sum insured, by their names, which is all that a sale keeps of them. */
const sums = { 'Bina bedeli': 'building', Deprem: 'building', 'Eşya bedeli': 'contents' } as const;

export function insuredValueOf(risk: Risk | null, covers: Covers): InsuredValue {
  if (risk?.kind === 'vehicle')
    return risk.value === undefined ? null : { of: 'vehicle', value: formatLira(risk.value) };
  if (risk?.kind === 'device') return { of: 'device', value: formatLira(risk.listValue) };
  return risk?.kind === 'building' ? sumOf(covers) : null;
}

function sumOf(covers: Covers): InsuredValue {
  for (const [label, of] of Object.entries(sums)) {
    const cover = covers.find((one) => one.label === label);
    if (cover) return { of, value: cover.value };
  }
  return null;
}
