/** The premium of a usual flat by province and area, from the tariff itself. */
import { formatLira } from '@emsal/platform/formats/money';
import { daskMonth } from '@emsal/tariffs/dask/dask-month';
import { daskPremium } from '@emsal/tariffs/dask/dask-premium';
import { daskRiskGroup } from '@emsal/tariffs/dask/dask-risk-group';
import { Select } from '@emsal/ui/select/select';
import { Slider } from '@emsal/ui/slider/slider';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { useState } from 'react';
import { daskEstimateTexts as texts } from './dask-estimate.texts';
import styles from './dask-estimate.module.css';
import { provinces } from './provinces';

/** The month of the page's other figures, named in the caption. */
const shown = { month: '2026-11', name: 'Kasım 2026' };
const tariff = daskMonth(shown.month)!;
const areas = { least: 40, most: 300, step: 5, usual: 100 };

const usualFlat = { construction: 'concrete', isBefore2000: false, height: 'middle', isRenewal: false } as const;

export function DaskEstimate() {
  const [province, setProvince] = useState('34');
  const [area, setArea] = useState(areas.usual);
  const { premium, sumInsured } = daskPremium({ ...usualFlat, area, group: daskRiskGroup(province) }, tariff);
  return (
    <section aria-labelledby="dask-estimate">
      <Stack gap={16}>
        <div className={styles.head}>
          <h2 id="dask-estimate" className={styles.title}>
            {texts.title}
          </h2>
          <Text size="small" tone="muted">
            {texts.caption(shown.name)}
          </Text>
        </div>
        <div className={styles.inputs}>
          <Select
            id="dask-estimate-province"
            label={texts.province}
            options={provinces}
            placeholder={null}
            value={province}
            onChange={setProvince}
          />
          <Slider
            id="dask-estimate-area"
            label={texts.area}
            min={areas.least}
            max={areas.most}
            step={areas.step}
            value={area}
            words={texts.squareMetres(area)}
            onChange={setArea}
          />
        </div>
        <div className={styles.result} aria-live="polite">
          <p>
            {texts.result}: {texts.home}
          </p>
          <p className={styles.premium}>{formatLira(premium * 100)}</p>
          <Text size="small" tone="muted">
            {texts.sum(formatLira(sumInsured * 100))}
          </Text>
        </div>
      </Stack>
    </section>
  );
}
