/** The offers with a distinction, before the list: at most three. */
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { uncapitalised } from '@emsal/platform/formats/words';
import { featuredOffers, hasDetailedComparison } from '@emsal/state/offer/featured-offers';
import type { Offer, OfferState } from '@emsal/state/offer/offer-state';
import { Button } from '@emsal/ui/button/button';
import { Icon } from '@emsal/ui/icon/icon';
import { scalesIcon } from '@emsal/ui/icon/icons';
import { InsurerMonogram } from '@emsal/ui/insurer-monogram/insurer-monogram';
import { Price } from '@emsal/ui/price/price';
import { classNames } from '@emsal/ui/class-names/class-names';
import { memo } from 'react';
import { ChoiceProblem } from '../choice-problem';
import { comparedFacts } from '../compared-facts';
import { OfferAction } from '../offer-action';
import { OfferLabels } from '../offer-labels';
import { planInWords } from '../plan-in-words';
import type { PriceRange } from '../price-range';
import { medianInWords, SpotLine } from '../price-spot';
import type { OfferActions, Problem } from '../use-offer-actions';
import styles from './featured-offers.module.css';
import { featuredTexts as texts } from './featured.texts';

interface FeaturedOffersProps {
  line: LineFacts;
  offerList: readonly Offer[];
  busyProducts: OfferState['busyProducts'];
  range: PriceRange;
  actions: Pick<OfferActions, 'choose' | 'compareAll'>;
  /** Of the last press, wherever it was. */
  problem?: Problem;
}

type FeaturedProps = Omit<FeaturedOffersProps, 'offerList' | 'busyProducts'> & { offer: Offer; isBusy: boolean };

/** Why this one: its price beside the median, and what it covers, in a sentence. */
function reason({ line, offer, range }: Pick<FeaturedProps, 'line' | 'offer' | 'range'>): string {
  const covered = comparedFacts(line.id, offer, '')
    .filter(({ value }) => value !== '')
    .slice(0, 2)
    .map(({ label, value }) => `${uncapitalised(label)} ${uncapitalised(value)}`);
  const price = medianInWords(offer.cacheAmountWithDiscount, range.median);
  return [price, ...(covered.length > 0 ? [covered.join(', ')] : [])].join('; ').concat('.');
}

function Featured({ line, offer, range, isBusy, actions, problem }: FeaturedProps) {
  const at = texts.card(offer.firmName);
  return (
    <article className={classNames(styles.card, offer.isBestPrice && styles.best)} aria-label={at}>
      <OfferLabels offer={offer} />
      <div className={styles.name}>
        <InsurerMonogram firmId={offer.firmId} name={offer.firmName} />
        <h3>{offer.firmName}</h3>
      </div>
      <div>
        <Price kurus={offer.cacheAmountWithDiscount} size="large" />
        <p className={styles.plan}>{planInWords(offer)}</p>
      </div>
      {line.offerList.featured === 'full' && (
        <>
          <div className={styles.spot}>
            <SpotLine price={offer.cacheAmountWithDiscount} range={range} />
          </div>
          <p className={styles.reason}>{reason({ line, offer, range })}</p>
        </>
      )}
      <OfferAction {...{ offer, isBusy }} onChoose={() => actions.choose(offer, at)} />
      <ChoiceProblem {...{ at, problem }} />
    </article>
  );
}

/** A list that is no longer than they could be says the same once. */
const atMost = 3;

export const FeaturedOffers = memo(function FeaturedOffers(props: FeaturedOffersProps) {
  const { line, offerList, busyProducts, range, actions, problem } = props;
  const offers = featuredOffers(offerList);
  const at = texts.title(offers.length);
  if (line.offerList.featured === 'none' || offerList.length <= atMost) return null;
  return (
    <section className={styles.section} aria-label={at}>
      <div className={styles.head}>
        <h2 className={styles.title}>{at}</h2>
        {line.offerList.compareCheckbox && hasDetailedComparison(offers) && (
          <Button variant="line" onClick={() => actions.compareAll({ offers, at })}>
            <Icon of={scalesIcon} size={20} /> {texts.compare(offers.length)}
          </Button>
        )}
      </div>
      <ChoiceProblem {...{ at, problem }} />
      <ul className={styles.list} tabIndex={-1}>
        {offers.map((offer) => (
          <li key={offer.id}>
            <Featured {...{ line, offer, range, actions, problem }} isBusy={busyProducts.includes(offer.productId)} />
          </li>
        ))}
      </ul>
    </section>
  );
});
