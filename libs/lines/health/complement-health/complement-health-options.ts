/** The choices of COMPLEMENTHEALTH's form. */
import type { Option } from '@emsal/lines/kit/grammar/field';
import type { Network, Outpatient } from '@emsal/tariffs/complement-health/complement-health-plan';

export const yes = '1';
/** No answer is given in advance: a wrong one spoils the policy. */
export const yesOrNo: readonly Option[] = [
  { code: yes, name: 'Var' },
  { code: '0', name: 'Yok' },
];

interface Choice<Code extends string> extends Option {
  code: Code;
}

export const networkChoices: readonly Choice<Network>[] = [
  { code: 'narrow', name: 'Dar ağ: daha az kurum, daha düşük prim' },
  { code: 'wide', name: 'Geniş ağ: anlaşmalı bütün kurumlar' },
];

export const outpatientChoices: readonly Choice<Outpatient>[] = [
  { code: 'none', name: 'Yok, yalnızca yatarak tedavi' },
  { code: '6', name: 'Yılda 6' },
  { code: '8', name: 'Yılda 8' },
  { code: '10', name: 'Yılda 10' },
  { code: 'unlimited', name: 'Sınırsız' },
];
