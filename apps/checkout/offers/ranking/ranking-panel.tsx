/** How the order comes about: the published shares, the visitor's own, who was not asked and who declined, a download. */
import { pricePercent, weightsOf } from '@emsal/ranking/price-percent';
import { weights as published } from '@emsal/ranking/rank';
import type { OfferState } from '@emsal/state/offer/offer-state';
import { Button } from '@emsal/ui/button/button';
import { Icon } from '@emsal/ui/icon/icon';
import { downloadSimpleIcon } from '@emsal/ui/icon/icons';
import { Link } from '@emsal/ui/link/link';
import { Slider } from '@emsal/ui/slider/slider';
import { Text } from '@emsal/ui/text/text';
import { useState } from 'react';
import styles from './ranking-panel.module.css';
import { rankingTexts as texts } from './ranking.texts';

interface RankingPanelProps {
  visitId: string;
  weights: OfferState['weights'];
  onWeigh: (weights: OfferState['weights']) => void;
}

const whole = 100;
const step = 5;
const sliderId = 'price-weight';

export function RankingPanel({ visitId, weights, onWeigh }: RankingPanelProps) {
  const [price, setPrice] = useState(pricePercent(weights));
  const weigh = (percent: number): void => {
    setPrice(percent);
    onWeigh(weightsOf(percent));
  };
  /** The button goes with the press: what it has moved takes the focus. */
  const reset = (): void => {
    weigh(pricePercent(published));
    document.getElementById(sliderId)?.focus();
  };
  const isOwn = price !== pricePercent(published);
  return (
    <div className={styles.panel}>
      <div className={styles.words}>
        <Text>{texts.formula}</Text>
        <Text tone="muted">{texts.noCommission}</Text>
      </div>
      <div className={styles.weights}>
        <Slider
          id={sliderId}
          label={texts.slider}
          hint={texts.sliderHint}
          min={0}
          max={whole}
          step={step}
          value={price}
          words={texts.shares(price, whole - price)}
          onChange={weigh}
        />
        <p role="status">{isOwn ? texts.own : texts.published}</p>
        <div className={styles.ways}>
          {isOwn && (
            <Button variant="line" onClick={reset}>
              {texts.reset}
            </Button>
          )}
          <Link variant="alone" href={`/api/quoterequestapi/offer/ranking/${visitId}?price=${price}`} download>
            <Icon of={downloadSimpleIcon} size={20} /> {texts.download}
          </Link>
        </div>
      </div>
    </div>
  );
}
