/** Replaces the featured offers when all offers have expired or the form has changed since. */
import type { OfferState } from '@emsal/state/offer/offer-state';
import { Card } from '@emsal/ui/card/card';
import { Link } from '@emsal/ui/link/link';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { checkoutPaths } from '../../navigation/checkout-paths';
import { RequoteButton } from './requote-button';
import type { RequoteButtonProps } from './requote-button';
import { outdatedTexts as texts } from './outdated-offers.texts';

interface OutdatedOffersProps
  extends Pick<RequoteButtonProps, 'line' | 'visitId' | 'campaigns'>, Pick<OfferState, 'formChange'> {}

export const OutdatedOffers = ({ line, formChange, ...request }: OutdatedOffersProps) => (
  <Card as="section" roomy label={texts.title}>
    <Stack gap={12}>
      <h2>{texts.title}</h2>
      <Text>{texts.reasons[formChange ?? 'over']}</Text>
      <div>
        {formChange === 'incomplete' ? (
          <Link variant="button" href={checkoutPaths.form(line)}>
            {texts.fillIn}
          </Link>
        ) : (
          <RequoteButton {...{ line, ...request }} variant="primary" />
        )}
      </div>
    </Stack>
  </Card>
);
