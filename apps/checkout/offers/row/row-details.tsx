import { Button } from '@emsal/ui/button/button';
import { Checkbox } from '@emsal/ui/checkbox/checkbox';
import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import { VisuallyHidden } from '@emsal/ui/visually-hidden/visually-hidden';
import { useSelector } from '@emsal/platform/store';
import { selectOffers } from '@emsal/state/offer/offer-slice';
import type { RootState } from '@emsal/state/store';
import { useId, useState } from 'react';
import { lazyComponent } from '@emsal/platform/lazy-component';
import { RenderWhenOpened } from '../../page/render-when-opened';
import { networkTexts } from '../network/network.texts';
import { offersTexts as texts } from '../texts/offers.texts';
import { PricePosition } from '../price/price-position';
import styles from './offer-row.module.css';
import type { OfferRowProps } from './offer-row-props';

const NetworkPanel = lazyComponent(async () => (await import('../network/network-panel')).NetworkPanel);
const PriceDetails = lazyComponent(async () => (await import('../price/price-details')).PriceDetails);

const WithFirmName = ({ text, firmName }: { text: string; firmName: string }) => (
  <span>
    {text}
    <VisuallyHidden>: {firmName}</VisuallyHidden>
  </span>
);

/** Stays expanded once a change has expanded it. */
function useOpened(isHighlighted: boolean): boolean {
  const [isOpened, setOpened] = useState(false);
  if (isHighlighted && !isOpened) setOpened(true);
  return isOpened;
}

/** Below the price. A passive favourite is not part of the list: it has no score and no price position. */
export function RowDetails(props: OfferRowProps) {
  const { line, visitId, offer, range, isComparable, isChangeable, isCompared, isHighlighted, actions } = props;
  const { firmName, scoreValue, cacheAmountWithDiscount, isPassiveFavorite } = offer;
  const id = useId();
  const isSamePrice = useSelector((state: RootState) => selectOffers(line)(state).weights.samePrice);
  return (
    <div className={styles.more}>
      {isComparable && (
        <Checkbox
          id={id}
          label={<WithFirmName text={texts.compare} firmName={firmName} />}
          checked={isCompared}
          onChange={() => actions.toggleCompare(offer)}
        />
      )}
      {isChangeable && (
        <Button variant="quiet" onClick={() => actions.change(offer)}>
          <WithFirmName text={texts.change} firmName={firmName} />
        </Button>
      )}
      {!isPassiveFavorite && (
        <p className={styles.score}>
          {isSamePrice ? texts.serviceScore : texts.score} <b>{texts.scoreOf(scoreValue)}</b>
        </p>
      )}
      <Disclosure
        variant="inline"
        open={useOpened(isHighlighted)}
        summary={<WithFirmName text={isPassiveFavorite ? texts.price : texts.breakdown} firmName={firmName} />}
      >
        <RenderWhenOpened>
          <PriceDetails {...{ line, visitId, offer }} cheapest={range.lowest} />
        </RenderWhenOpened>
      </Disclosure>
      {offer.networkKey !== undefined && (
        <Disclosure variant="inline" summary={<WithFirmName text={networkTexts.summary} firmName={firmName} />}>
          <RenderWhenOpened>
            <NetworkPanel network={{ firmId: offer.firmId, networkKey: offer.networkKey }} />
          </RenderWhenOpened>
        </Disclosure>
      )}
      {!isPassiveFavorite && !isSamePrice && <PricePosition price={cacheAmountWithDiscount} range={range} />}
    </div>
  );
}
