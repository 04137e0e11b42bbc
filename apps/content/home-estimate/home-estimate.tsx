/** What a home costs to rebuild, and how much of it compulsory earthquake insurance leaves unpaid. */
import { formatMonth } from '@emsal/platform/formats/dates';
import { formatLira } from '@emsal/platform/formats/money';
import { todayOn, usePage } from '@emsal/platform/page';
import type { Construction } from '@emsal/tariffs/dask/dask-figures';
import { daskMonthFor } from '@emsal/tariffs/dask/dask-month';
import { rebuildingSum } from '@emsal/tariffs/home/home-premium';
import { useState } from 'react';
import { areaInput } from '../estimate/area-input';
import { Estimate } from '../estimate/estimate';
import type { ChoiceInput } from '../estimate/estimate-input';
import styles from '../estimate/estimate.module.css';
import { homeEstimateTexts as texts } from './home-estimate.texts';

const usualArea = 110;
const lira = (whole: number): string => formatLira(whole * 100);

const constructionInput = (value: Construction, onChange: (value: Construction) => void): ChoiceInput => ({
  kind: 'choice',
  id: 'construction',
  label: texts.construction,
  options: texts.constructions,
  value,
  onChange: (chosen) => onChange(chosen === 'other' ? 'other' : 'concrete'),
});

export function HomeEstimate() {
  const [area, setArea] = useState(usualArea);
  const [construction, setConstruction] = useState<Construction>('concrete');
  const tariff = daskMonthFor(todayOn(usePage()));
  const rebuilding = rebuildingSum(area, construction);
  const dask = Math.min(area * tariff.squareMetre[construction], tariff.cap);
  const inputs = [areaInput(area, setArea), constructionInput(construction, setConstruction)];
  return (
    <Estimate
      id="home-estimate"
      inputs={inputs}
      texts={{ ...texts, caption: texts.caption(formatMonth(tariff.month)) }}
    >
      <Row label={texts.rebuilding} amount={rebuilding} />
      <Row label={texts.dask} amount={dask} />
      <Bar {...{ rebuilding, dask }} />
      <Row label={texts.gap} amount={rebuilding - dask} isTotal />
    </Estimate>
  );
}

const barWidth = 300;

function Bar({ rebuilding, dask }: { rebuilding: number; dask: number }) {
  const paidWidth = Math.round((dask / rebuilding) * barWidth);
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${barWidth} 16`}
      preserveAspectRatio="none"
      role="img"
      aria-label={texts.bar(lira(dask), lira(rebuilding - dask))}
    >
      <rect className={styles.paid} width={paidWidth - 1} height="16" />
      <rect className={styles.unpaid} x={paidWidth} width={barWidth - paidWidth} height="16" />
    </svg>
  );
}

const Row = ({ label, amount, isTotal = false }: { label: string; amount: number; isTotal?: boolean }) => (
  <p className={isTotal ? `${styles.row} ${styles.total}` : styles.row}>
    <span>{label}</span> <span className={styles.amount}>{lira(amount)}</span>
  </p>
);
