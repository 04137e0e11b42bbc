/** What a sum insured pays, in whole TL. */
import { disabilityPercents } from '@emsal/tariffs/accident/accident-figures';
import { treatmentLimit } from '@emsal/tariffs/accident/accident-premium';
import { share } from '@emsal/tariffs/share';
import { accidentPayoutTexts as texts } from './accident-payout.texts';

export interface Payout {
  name: string;
  detail: string;
  amount: number;
}

export function payoutsOf(sum: number): readonly Payout[] {
  const { rightHand, oneEye } = disabilityPercents.value;
  const { rows } = texts;
  const part = ({ name, detail }: typeof rows.rightHand | typeof rows.oneEye, percent: number): Payout => ({
    name,
    detail: detail(percent),
    amount: share(sum, percent, 100),
  });
  return [
    { ...rows.death, amount: sum },
    { ...rows.disability, amount: sum },
    part(rows.rightHand, rightHand),
    part(rows.oneEye, oneEye),
    { ...rows.treatment, amount: treatmentLimit(sum) },
  ];
}
