/** What a home costs to rebuild, and how much of it compulsory earthquake insurance leaves unpaid. */
import { formatLira } from '@emsal/platform/formats/money';
import type { Construction } from '@emsal/tariffs/dask/dask-figures';
import { daskMonth } from '@emsal/tariffs/dask/dask-month';
import { rebuildingSum } from '@emsal/tariffs/home/home-premium';
import { Select } from '@emsal/ui/select/select';
import { Slider } from '@emsal/ui/slider/slider';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { useState } from 'react';
import { homeEstimateTexts as texts } from './home-estimate.texts';
import styles from './home-estimate.module.css';

/** The month that the caption names. */
const tariff = daskMonth('2026-11')!;
const areas = { least: 40, most: 300, step: 5, usual: 110 };
const lira = (whole: number): string => formatLira(whole * 100);

export function HomeEstimate() {
  const [area, setArea] = useState(areas.usual);
  const [construction, setConstruction] = useState<Construction>('concrete');
  const rebuilding = rebuildingSum(area, construction);
  const dask = Math.min(area * tariff.squareMetre[construction], tariff.cap);
  return (
    <section aria-labelledby="home-estimate">
      <Stack gap={16}>
        <div className={styles.head}>
          <h2 id="home-estimate" className={styles.title}>
            {texts.title}
          </h2>
          <Text size="small" tone="muted">
            {texts.caption}
          </Text>
        </div>
        <div className={styles.inputs}>
          <Slider
            id="home-estimate-area"
            label={texts.area}
            min={areas.least}
            max={areas.most}
            step={areas.step}
            value={area}
            words={texts.squareMetres(area)}
            onChange={setArea}
          />
          <Select
            id="home-estimate-construction"
            label={texts.construction}
            options={texts.constructions}
            placeholder={null}
            value={construction}
            onChange={(value) => setConstruction(value === 'other' ? 'other' : 'concrete')}
          />
        </div>
        <Result {...{ rebuilding, dask }} />
      </Stack>
    </section>
  );
}

const barWidth = 300;

function Result({ rebuilding, dask }: { rebuilding: number; dask: number }) {
  const gap = rebuilding - dask;
  const paidWidth = Math.round((dask / rebuilding) * barWidth);
  return (
    <div className={styles.result} aria-live="polite">
      <Row label={texts.rebuilding} amount={rebuilding} />
      <Row label={texts.dask} amount={dask} />
      <svg
        className={styles.bar}
        viewBox={`0 0 ${barWidth} 16`}
        preserveAspectRatio="none"
        role="img"
        aria-label={texts.bar(lira(dask), lira(gap))}
      >
        <rect className={styles.paid} width={paidWidth - 1} height="16" />
        <rect className={styles.unpaid} x={paidWidth} width={barWidth - paidWidth} height="16" />
      </svg>
      <div className={styles.gap}>
        <Row label={texts.gap} amount={gap} />
      </div>
    </div>
  );
}

const Row = ({ label, amount }: { label: string; amount: number }) => (
  <p className={styles.row}>
    <span>{label}</span> <span className={styles.amount}>{lira(amount)}</span>
  </p>
);
