import { brand } from '@emsal/brand/brand';
import { phoneHref } from '@emsal/platform/formats/numbers';
import type { Offer } from '@emsal/state/offer/offer-state';
import { Button } from '@emsal/ui/button/button';
import { Link } from '@emsal/ui/link/link';
import { ApplyButton } from '../visit/apply-button';
import { offersTexts as texts } from './offers.texts';

export interface OfferActionProps {
  offer: Offer;
  isBusy: boolean;
  onChoose: (offer: Offer) => void;
}

/** The one primary button of the list is the cheapest offer's. An offer of the call centre has a telephone instead, and an adviser who calls back; in the place of one that is over another can be asked for. */
export function OfferAction({ offer, isBusy, onChoose }: OfferActionProps) {
  const { firmName, isCallCentreOnly, isBestPrice, isPassiveFavorite, isSaleExpired } = offer;
  if (isPassiveFavorite) return null;
  if (isCallCentreOnly && !isSaleExpired) {
    return (
      <>
        <Link
          variant="line"
          href={phoneHref(brand.phones.telesales)}
          aria-label={texts.callFor(firmName, brand.phones.telesales)}
        >
          {texts.call}
        </Link>
        <ApplyButton offer={offer} />
      </>
    );
  }
  return (
    <Button
      wide
      variant={isBestPrice ? 'primary' : 'line'}
      busy={isBusy}
      aria-label={isSaleExpired ? texts.askAnew : texts.chooseOf(firmName)}
      onClick={() => onChoose(offer)}
    >
      {isSaleExpired ? texts.askAnewShort : texts.choose}
    </Button>
  );
}
