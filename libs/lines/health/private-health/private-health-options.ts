/** What an applicant wishes: the adviser settles it in the call. */
import type { Option } from '@emsal/lines/kit/grammar/field';

/** `0`: wherever an optional wish is open. */
export const networks: readonly Option[] = [
  { code: 'A', name: 'En geniş ağ' },
  { code: 'B', name: 'Yaygın ağ' },
  { code: 'C', name: 'Sınırlı ağ, daha düşük prim' },
  { code: '0', name: 'Danışmanla karar vereceğim' },
];
