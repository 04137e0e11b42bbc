/** The premium of a usual flat by province and area, from the tariff itself. */
import { formatLira } from '@emsal/platform/formats/money';
import { daskMonth } from '@emsal/tariffs/dask/dask-month';
import { daskPremium } from '@emsal/tariffs/dask/dask-premium';
import { daskRiskGroup } from '@emsal/tariffs/dask/dask-risk-group';
import { useState } from 'react';
import { areaInput } from '../estimate/area-input';
import { Estimate, type ChoiceInput } from '../estimate/estimate';
import { Price } from '../estimate/price';
import { daskEstimateTexts as texts } from './dask-estimate.texts';
import { provinces } from './provinces';

/** The month that the caption names. */
const tariff = daskMonth('2026-11')!;
const usualArea = 100;
const usualFlat = { construction: 'concrete', isBefore2000: false, height: 'middle', isRenewal: false } as const;

const provinceInput = (value: string, onChange: (value: string) => void): ChoiceInput => ({
  kind: 'choice',
  id: 'province',
  label: texts.province,
  options: provinces,
  value,
  onChange,
});

export function DaskEstimate() {
  const [province, setProvince] = useState('34');
  const [area, setArea] = useState(usualArea);
  const { premium, sumInsured } = daskPremium({ ...usualFlat, area, group: daskRiskGroup(province) }, tariff);
  return (
    <Estimate
      id="dask-estimate"
      texts={texts}
      inputs={[provinceInput(province, setProvince), areaInput(area, setArea)]}
    >
      <Price label={texts.result} kurus={premium * 100} note={texts.sum(formatLira(sumInsured * 100))} />
    </Estimate>
  );
}
