import type { LineId } from '@emsal/lines/facts/line-ids';
import type { Offer } from '@emsal/state/offer/offer-state';
import { Button } from '@emsal/ui/button/button';
import { Checkbox } from '@emsal/ui/checkbox/checkbox';
import { classNames } from '@emsal/ui/class-names/class-names';
import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import { InsurerMonogram } from '@emsal/ui/insurer-monogram/insurer-monogram';
import { Price } from '@emsal/ui/price/price';
import { VisuallyHidden } from '@emsal/ui/visually-hidden/visually-hidden';
import { memo, useId, useState } from 'react';
import { part } from '../visit/part';
import { ChoiceProblem } from './choice-problem';
import { comparedFacts } from './compared-facts';
import { FavouriteButton } from './favourites/favourite-button';
import { AtOpening } from './list/at-opening';
import { OfferAction } from './offer-action';
import { OfferLabels } from './offer-labels';
import styles from './offer-row.module.css';
import { offersTexts as texts } from './offers.texts';
import { planInWords } from './plan-in-words';
import type { PriceRange } from './price-range';
import { PriceSpot } from './price-spot';
import type { OfferActions, Problem } from './use-offer-actions';

const PriceDetails = part(async () => (await import('./price-details')).PriceDetails);

/** How a row stands in the list at the moment. */
export interface RowFlags {
  isFresh: boolean;
  isBusy: boolean;
  isFavourite: boolean;
  isCompared: boolean;
  /** Was changed a moment ago: marked and opened. */
  isHighlighted: boolean;
}

export interface OfferRowProps extends RowFlags {
  line: LineId;
  visitId: string;
  offer: Offer;
  range: PriceRange;
  /** The line compares offers side by side. */
  isComparable: boolean;
  /** Its insurer can be asked for it anew, with something else. */
  isChangeable: boolean;
  actions: Pick<OfferActions, 'choose' | 'favour' | 'compare' | 'change'>;
  /** Why this offer could not be chosen a moment ago. */
  problem: Problem | undefined;
}

/** From here on a large price would not stand beside its button: a million lira, in kuruş. */
const tooLongForLarge = 1_000_000_00;

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

const Of = ({ words, firmName }: { words: string; firmName: string }) => (
  <span>
    {words}
    <VisuallyHidden>: {firmName}</VisuallyHidden>
  </span>
);

/** Stays open once it was opened by a change, so that what changed can be read in peace. */
function useOpened(isHighlighted: boolean): boolean {
  const [isOpened, setOpened] = useState(false);
  if (isHighlighted && !isOpened) setOpened(true);
  return isOpened;
}

/** A passive favourite is none of the list: it has no score there, and no place among its prices. */
function More(props: OfferRowProps) {
  const { line, visitId, offer, range, isComparable, isChangeable, isCompared, isHighlighted, actions } = props;
  const { firmName, scoreValue, cacheAmountWithDiscount, isPassiveFavorite } = offer;
  const id = useId();
  return (
    <div className={styles.more}>
      {isComparable && (
        <Checkbox
          id={id}
          label={<Of words={texts.compare} firmName={firmName} />}
          checked={isCompared}
          onChange={() => actions.compare(offer)}
        />
      )}
      {isChangeable && (
        <Button variant="quiet" onClick={() => actions.change(offer)}>
          <Of words={texts.change} firmName={firmName} />
        </Button>
      )}
      {!isPassiveFavorite && (
        <p className={styles.score}>
          {texts.score} <b>{texts.scoreOf(scoreValue)}</b>
        </p>
      )}
      <Disclosure
        variant="inline"
        open={useOpened(isHighlighted)}
        summary={<Of words={isPassiveFavorite ? texts.price : texts.breakdown} firmName={firmName} />}
      >
        <AtOpening>
          <PriceDetails {...{ line, visitId, offer }} cheapest={range.lowest} />
        </AtOpening>
      </Disclosure>
      {!isPassiveFavorite && <PriceSpot price={cacheAmountWithDiscount} range={range} />}
    </div>
  );
}

/** One offer: who, what, how much, one button; the price explained below. */
export const OfferRow = memo(function OfferRow(props: OfferRowProps) {
  const { line, offer, isFresh, isBusy, isFavourite, isHighlighted, problem, actions } = props;
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
        <FavouriteButton {...{ isFavourite }} firmName={offer.firmName} onPress={() => actions.favour(offer)} />
      </div>
      <div className={styles.price}>
        <Price
          kurus={offer.cacheAmountWithDiscount}
          size={offer.cacheAmountWithDiscount < tooLongForLarge ? 'large' : 'normal'}
        />
        <p className={styles.plan}>{planInWords(offer)}</p>
      </div>
      <Facts {...{ line, offer }} />
      <div className={styles.action}>
        <OfferAction {...{ offer, isBusy }} onChoose={actions.choose} />
      </div>
      <More {...props} />
      <ChoiceProblem at={offer.id} problem={problem} />
    </article>
  );
});
