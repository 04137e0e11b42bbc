/** The average price of a telephone's insurance by its value, package and warranty, from the sample tariff. */
import { formatLira } from '@emsal/platform/formats/money';
import type { PhonePackage } from '@emsal/tariffs/phone/phone-package';
import { meanPhonePrice } from '@emsal/tariffs/phone/phone-premium';
import { useState } from 'react';
import { Estimate } from '../estimate/estimate';
import type { EstimateInput } from '../estimate/estimate-input';
import { Price } from '../estimate/price';
import { phoneEstimateTexts as texts } from './phone-estimate.texts';

/** In whole TL. */
const range = { least: 5_000, most: 120_000, step: 1_000 };
const valueInput = { kind: 'amount', id: 'value', label: texts.value, range } as const;
const packageInput = { kind: 'choice', id: 'package', label: texts.package, options: texts.packages } as const;
const warrantyInput = { kind: 'choice', id: 'warranty', label: texts.warranty, options: texts.warranties } as const;

const percentOf = (part: number, whole: number): string =>
  ((part / whole) * 100).toLocaleString('tr-TR', { maximumFractionDigits: 1 });

export function PhoneEstimate() {
  const [lira, setLira] = useState(48_000);
  const [chosen, setChosen] = useState<PhonePackage>('wide');
  const [warrantyOver, setWarrantyOver] = useState(false);
  const listValue = lira * 100;
  const price = meanPhonePrice({ listValue, chosen, warrantyOver });
  const inputs: readonly EstimateInput[] = [
    { ...valueInput, value: lira, words: formatLira(listValue), onChange: setLira },
    { ...packageInput, value: chosen, onChange: (value: string) => setChosen(value === 'narrow' ? 'narrow' : 'wide') },
    {
      ...warrantyInput,
      value: warrantyOver ? 'over' : 'runs',
      onChange: (value: string) => setWarrantyOver(value === 'over'),
    },
  ];
  return (
    <Estimate id="phone-estimate" {...{ texts, inputs }}>
      <Price label={texts.result} kurus={price} note={texts.share(percentOf(price, listValue))} />
    </Estimate>
  );
}
