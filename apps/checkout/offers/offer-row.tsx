import type { LineId } from '@emsal/lines/facts/line-ids';
import { offerLabel } from '@emsal/state/offer/offer-label';
import type { OfferLabel } from '@emsal/state/offer/offer-label';
import { Badge } from '@emsal/ui/badge/badge';
import type { BadgeTone } from '@emsal/ui/badge/badge';
import { classNames } from '@emsal/ui/class-names/class-names';
import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import { InsurerMonogram } from '@emsal/ui/insurer-monogram/insurer-monogram';
import { Notice } from '@emsal/ui/notice/notice';
import { Price } from '@emsal/ui/price/price';
import { VisuallyHidden } from '@emsal/ui/visually-hidden/visually-hidden';
import { comparedFacts } from './compared-facts';
import { OfferAction } from './offer-action';
import type { OfferActionProps } from './offer-action';
import styles from './offer-row.module.css';
import { offersTexts as texts } from './offers-texts';
import { PriceBreakdown } from './price-breakdown';
import type { PriceRange } from './price-range';
import { PriceSpot } from './price-spot';

export interface OfferRowProps extends OfferActionProps {
  line: LineId;
  range: PriceRange;
  isFresh: boolean;
  /** Why this offer could not be chosen a moment ago. */
  problem: string | undefined;
}

const tones: Record<OfferLabel, BadgeTone> = {
  bestPriceAndProduct: 'best',
  bestCoverageAndProduct: 'cover',
  bestPrice: 'best',
  bestProduct: 'point',
  bestCoverage: 'cover',
};

function Labels({ offer, isFresh }: Pick<OfferRowProps, 'offer' | 'isFresh'>) {
  const label = offerLabel(offer);
  return (
    <p className={styles.labels}>
      {label && <Badge tone={tones[label]}>{texts.labels[label]}</Badge>}
      {isFresh && <Badge tone="good">{texts.fresh}</Badge>}
    </p>
  );
}

const Facts = ({ line, offer }: Pick<OfferRowProps, 'line' | 'offer'>) => (
  <dl className={styles.facts}>
    {comparedFacts(line, offer, texts.notCovered).map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

const BreakdownSummary = ({ firmName }: { firmName: string }) => (
  <span>
    {texts.breakdown}
    <VisuallyHidden>: {firmName}</VisuallyHidden>
  </span>
);

/** One offer: who, what, how much, one button; the price explained below. */
export function OfferRow({ line, offer, range, isFresh, isBusy, problem, onChoose }: OfferRowProps) {
  const { id, firmId, firmName, scoreValue, maxInstalments, cacheAmountWithDiscount, isCallCentreOnly } = offer;
  return (
    <article
      className={classNames(styles.offer, isFresh && styles.fresh)}
      aria-labelledby={`offer-${id}`}
      data-offer={id}
    >
      <span className={styles.monogram}>
        <InsurerMonogram firmId={firmId} name={firmName} />
      </span>
      <div className={styles.name}>
        <h3 id={`offer-${id}`}>{firmName}</h3>
        <Labels {...{ offer, isFresh }} />
      </div>
      <div className={styles.price}>
        <Price kurus={cacheAmountWithDiscount} size="large" />
        <p className={styles.plan}>
          {isCallCentreOnly
            ? texts.callCentreOnly
            : maxInstalments > 1
              ? texts.instalments(maxInstalments)
              : texts.oneGo}
        </p>
      </div>
      <Facts {...{ line, offer }} />
      <div className={styles.action}>
        <OfferAction {...{ offer, isBusy, onChoose }} />
      </div>
      <div className={styles.more}>
        <p className={styles.score}>
          {texts.score}{' '}
          <b>{scoreValue.toLocaleString('tr-TR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })}</b>
        </p>
        <Disclosure variant="inline" summary={<BreakdownSummary firmName={firmName} />}>
          <PriceBreakdown breakdown={offer.breakdown} />
        </Disclosure>
        <PriceSpot price={cacheAmountWithDiscount} range={range} />
      </div>
      {problem && (
        <div className={styles.problem} role="alert">
          <Notice tone="warn">{problem}</Notice>
        </div>
      )}
    </article>
  );
}
