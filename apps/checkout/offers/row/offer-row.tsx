import { classNames } from '@emsal/ui/class-names/class-names';
import { InsurerMonogram } from '@emsal/ui/insurer-monogram/insurer-monogram';
import { Price } from '@emsal/ui/price/price';
import { useId } from 'react';
import { ChoiceProblem } from '../choice/choice-problem';
import { keyFacts } from './key-facts';
import { FavouriteButton } from '../favourites/favourite-button';
import { OfferButton } from './offer-button';
import { OfferLabels } from './offer-labels';
import styles from './offer-row.module.css';
import { DiscountEnd } from '../discount/discount-end';
import { offersTexts as texts } from '../texts/offers.texts';
import { offerStatusText } from './offer-status-text';
import { RowDetails } from './row-details';
import { rowOf } from '../actions/problem-place';
import type { OfferRowProps } from './offer-row-props';

/** Above a million lira (in kuruş) a large price does not fit beside its button. */
const largePriceLimit = 1_000_000_00;

const Facts = ({ offer }: Pick<OfferRowProps, 'offer'>) => (
  <dl className={styles.facts}>
    {keyFacts(offer, texts.notCovered).map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** One offer: insurer, key facts, price and button; price details below. */
export function OfferRow(props: OfferRowProps) {
  const { offer, isFresh, isBusy, isFavourite, isHighlighted, problem, actions, requestedAt } = props;
  const heading = useId();
  return (
    <article
      className={classNames(styles.offer, (isFresh || isHighlighted) && styles.fresh)}
      aria-labelledby={heading}
      data-offer={offer.id}
    >
      <span className={styles.monogram}>
        <InsurerMonogram firmId={offer.firmId} name={offer.firmName} />
      </span>
      <div className={styles.name}>
        <h3 id={heading}>{offer.firmName}</h3>
        <OfferLabels {...{ offer, isFresh }} />
      </div>
      <div className={styles.favourite}>
        <FavouriteButton
          {...{ isFavourite }}
          firmName={offer.firmName}
          onPress={() => actions.toggleFavourite(offer)}
        />
      </div>
      <div className={styles.price}>
        <Price
          kurus={offer.cacheAmountWithDiscount}
          size={offer.cacheAmountWithDiscount < largePriceLimit ? 'large' : 'normal'}
        />
        {offer.pricedPeople && <p className={styles.plan}>{texts.pricedFor(offer.pricedPeople.count)}</p>}
        <p className={styles.plan}>{offerStatusText(offer)}</p>
        {offer.onlineDiscountExpireDate !== null && (
          <DiscountEnd endsAt={offer.onlineDiscountExpireDate} requestedAt={requestedAt} />
        )}
      </div>
      <Facts {...{ offer }} />
      <div className={styles.action}>
        <OfferButton {...{ offer, isBusy }} onChoose={actions.choose} />
      </div>
      <RowDetails {...props} />
      <ChoiceProblem place={rowOf(offer)} problem={problem} />
    </article>
  );
}
