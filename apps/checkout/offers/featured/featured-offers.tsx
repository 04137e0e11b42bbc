/** The offers with a label, above the list: at most three. */
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
import { ChoiceProblem } from '../choice/choice-problem';
import { keyFacts } from '../row/key-facts';
import { OfferButton } from '../row/offer-button';
import { OfferLabels } from '../row/offer-labels';
import { offerStatusText } from '../row/offer-status-text';
import type { PriceRange } from '../price/price-range';
import { medianText, PricePositionLine } from '../price/price-position';
import type { OfferActions, Problem } from '../actions/offer-actions';
import { cardOf } from '../actions/problem-place';
import styles from './featured-offers.module.css';
import { featuredTexts as texts } from './featured.texts';

interface FeaturedOffersProps {
  line: LineFacts;
  offerList: readonly Offer[];
  busyProducts: OfferState['busyProducts'];
  range: PriceRange;
  actions: Pick<OfferActions, 'choose' | 'openComparison'>;
  /** Problem of the last action, anywhere on the page. */
  problem?: Problem;
}

type FeaturedProps = Omit<FeaturedOffersProps, 'offerList' | 'busyProducts'> & { offer: Offer; isBusy: boolean };

/** One sentence: price compared with the median, and the main covers. */
function reason({ offer, range }: Pick<FeaturedProps, 'offer' | 'range'>): string {
  const covered = keyFacts(offer, '')
    .filter(({ value }) => value !== '')
    .slice(0, 2)
    .map(({ label, value }) => `${uncapitalised(label)} ${uncapitalised(value)}`);
  const price = medianText(offer.cacheAmountWithDiscount, range.median);
  return [price, ...(covered.length > 0 ? [covered.join(', ')] : [])].join('; ').concat('.');
}

function Featured({ line, offer, range, isBusy, actions, problem }: FeaturedProps) {
  return (
    <article
      className={classNames(styles.card, offer.isBestPrice && styles.bestPrice)}
      aria-label={texts.card(offer.firmName)}
    >
      <OfferLabels offer={offer} />
      <div className={styles.name}>
        <InsurerMonogram firmId={offer.firmId} name={offer.firmName} />
        <h3>{offer.firmName}</h3>
      </div>
      <div>
        <Price kurus={offer.cacheAmountWithDiscount} size="large" />
        <p className={styles.plan}>{offerStatusText(offer)}</p>
      </div>
      {line.offerList.featured === 'full' && (
        <>
          <div className={styles.spot}>
            <PricePositionLine price={offer.cacheAmountWithDiscount} range={range} />
          </div>
          <p className={styles.reason}>{reason({ offer, range })}</p>
        </>
      )}
      <OfferButton {...{ offer, isBusy }} onChoose={() => actions.choose(offer, cardOf(offer))} />
      <ChoiceProblem place={cardOf(offer)} problem={problem} />
    </article>
  );
}

/** A short list would only repeat itself. */
const maxFeatured = 3;

export function FeaturedOffers(props: FeaturedOffersProps) {
  const { line, offerList, busyProducts, range, actions, problem } = props;
  const offers = featuredOffers(offerList);
  const title = texts.title(offers.length);
  if (line.offerList.featured === 'none' || offerList.length <= maxFeatured) return null;
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {hasDetailedComparison(offers) && (
          <Button variant="line" onClick={() => actions.openComparison({ offers, place: 'cards' })}>
            <Icon of={scalesIcon} size={20} /> {texts.compare(offers.length)}
          </Button>
        )}
      </div>
      <ChoiceProblem place="cards" problem={problem} />
      <ul className={styles.list} tabIndex={-1}>
        {offers.map((offer) => (
          <li key={offer.id}>
            <Featured {...{ line, offer, range, actions, problem }} isBusy={busyProducts.includes(offer.productId)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
