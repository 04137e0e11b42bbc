import { brand } from '@emsal/brand/brand';
import { phoneHref } from '@emsal/platform/formats/numbers';
import type { Offer } from '@emsal/state/offer/offer-state';
import { Button } from '@emsal/ui/button/button';
import { Link } from '@emsal/ui/link/link';
import { ApplyButton } from './apply-button';
import { offersTexts as texts } from '../texts/offers.texts';

export interface OfferButtonProps {
  offer: Offer;
  isBusy: boolean;
  onChoose: (offer: Offer) => void;
}

/**
 * The button of an offer. Only the cheapest has the primary style; call-centre offers show a phone number and an
 * application button, expired ones request new quotes.
 */
export function OfferButton({ offer, isBusy, onChoose }: OfferButtonProps) {
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
      aria-label={isSaleExpired ? texts.requote : texts.chooseOf(firmName)}
      onClick={() => onChoose(offer)}
    >
      {isSaleExpired ? texts.requoteShort : texts.choose}
    </Button>
  );
}
