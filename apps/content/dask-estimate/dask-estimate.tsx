/** The premium of a usual flat by province and area, from the tariff itself, and what the province's risk group means. */
import { formatMonth } from '@emsal/platform/formats/dates';
import { formatLira } from '@emsal/platform/formats/money';
import { todayOn, usePage } from '@emsal/platform/page';
import { useLocation } from '@emsal/platform/router';
import { daskMonthFor, type DaskMonth } from '@emsal/tariffs/dask/dask-month';
import { daskPremium } from '@emsal/tariffs/dask/dask-premium';
import { daskRiskGroup } from '@emsal/tariffs/dask/dask-risk-group';
import { provinces } from '@emsal/tariffs/provinces';
import { useState } from 'react';
import { RuleSources } from '../calculators/kit/rule-sources';
import { areaInput } from '../estimate/area-input';
import { Estimate } from '../estimate/estimate';
import type { ChoiceInput } from '../estimate/estimate-input';
import { Price } from '../estimate/price';
import { daskEstimateTexts as texts } from './dask-estimate.texts';
import { GroupFacts } from './group-facts';
import { ProvinceMap } from './province-map';
import { provinceOf } from './province-parameter';

const section = 'dask-estimate';
const usualArea = 100;
const rules = ['dask-metrekare', 'dask-tavan', 'dask-en-dusuk', 'dask-oran'];

const provinceInput = (value: string, onChange: (value: string) => void): ChoiceInput => ({
  kind: 'choice',
  id: 'province',
  label: texts.province,
  options: provinces.map(({ code, name }) => ({ value: code, label: name })),
  value,
  onChange,
});

/** In whole TL: of a first policy, and of one that is renewed in time. */
function premiumsOf(group: number, area: number, month: DaskMonth) {
  const flat = { construction: 'concrete', isBefore2000: false, height: 'middle', group, area } as const;
  const { premium, sumInsured } = daskPremium({ ...flat, isRenewal: false }, month);
  return { premium, sumInsured, renewed: daskPremium({ ...flat, isRenewal: true }, month).premium };
}

export function DaskEstimate() {
  const today = todayOn(usePage());
  const [province, setProvince] = useState(provinceOf(useLocation().search));
  const [area, setArea] = useState(usualArea);
  const month = daskMonthFor(today);
  const group = daskRiskGroup(province);
  const { premium, sumInsured, renewed } = premiumsOf(group, area, month);
  const { name } = provinces.find(({ code }) => code === province)!;
  return (
    <Estimate
      id={section}
      texts={{ title: texts.title, caption: texts.caption(formatMonth(month.month)) }}
      picture={<ProvinceMap chosen={province} onChoose={setProvince} section={section} />}
      inputs={[provinceInput(province, setProvince), areaInput(area, setArea)]}
      after={<RuleSources {...{ rules, today }} />}
    >
      <Price label={texts.result(name)} kurus={premium * 100} note={texts.sum(formatLira(sumInsured * 100))} />
      <GroupFacts {...{ group, month, renewed }} />
    </Estimate>
  );
}
