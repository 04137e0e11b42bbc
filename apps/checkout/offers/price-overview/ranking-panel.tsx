/** How offers are ranked: published weights, the visitor's own weights, and a download. */
import type { VisitId } from '@emsal/api/calls/identifiers';
import { pricePercent, weightsOf } from '@emsal/ranking/price-percent';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { publishedWeights } from '@emsal/ranking/published-weights';
import type { OfferState } from '@emsal/state/offer/offer-state';
import { Button } from '@emsal/ui/button/button';
import { Icon } from '@emsal/ui/icon/icon';
import { downloadSimpleIcon } from '@emsal/ui/icon/icons';
import { Link } from '@emsal/ui/link/link';
import { Slider } from '@emsal/ui/slider/slider';
import { Text } from '@emsal/ui/text/text';
import { useState } from 'react';
import styles from './ranking-panel.module.css';
import { rankingTexts as texts } from './ranking-panel.texts';

interface RankingPanelProps {
  line: LineFacts;
  visitId: VisitId;
  weights: OfferState['weights'];
  onWeights: (weights: OfferState['weights']) => void;
}

const hundredPercent = 100;
const step = 5;
const sliderId = 'price-weight';

export function RankingPanel({ line, visitId, weights, onWeights }: RankingPanelProps) {
  const [price, setPrice] = useState(pricePercent(weights));
  const published = pricePercent(publishedWeights(line));
  const change = (percent: number): void => {
    setPrice(percent);
    onWeights(weightsOf(percent));
  };
  /** The button disappears: the focus moves to the slider. */
  const reset = (): void => {
    change(published);
    document.getElementById(sliderId)?.focus();
  };
  const isOwn = price !== published;
  return (
    <div className={styles.panel}>
      <div className={styles.text}>
        <Text>{texts.formula}</Text>
        {line.offerList.legalCovers && <Text>{texts.priceOnly}</Text>}
        <Text tone="muted">{texts.noCommission}</Text>
      </div>
      <div className={styles.weights}>
        <Slider
          id={sliderId}
          label={texts.slider}
          hint={texts.sliderHint}
          min={0}
          max={hundredPercent}
          step={step}
          value={price}
          words={texts.shares(price, hundredPercent - price)}
          onChange={change}
        />
        <p role="status">{isOwn ? texts.ownWeights : texts.published}</p>
        <div className={styles.actions}>
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
