/** In the place of the featured offers when none of the list can be bought any more, or the form says something else by now. */
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import type { OfferState } from '@emsal/state/offer/offer-state';
import { Card } from '@emsal/ui/card/card';
import { Link } from '@emsal/ui/link/link';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { checkoutPaths } from '../visit/checkout-paths';
import { AskAnew } from './ask-anew';
import type { AskAnewProps } from './ask-anew';
import { outdatedTexts as texts } from './outdated.texts';

interface OutdatedOffersProps extends Pick<AskAnewProps, 'visitId' | 'campaigns'>, Pick<OfferState, 'formChange'> {
  line: LineFacts;
}

export const OutdatedOffers = ({ line, formChange, ...asked }: OutdatedOffersProps) => (
  <Card as="section" roomy label={texts.title}>
    <Stack gap={12}>
      <h2>{texts.title}</h2>
      <Text>{texts.words[formChange ?? 'over']}</Text>
      <div>
        {formChange === 'incomplete' ? (
          <Link variant="button" href={checkoutPaths.form(line)}>
            {texts.fillIn}
          </Link>
        ) : (
          <AskAnew {...asked} variant="primary" />
        )}
      </div>
    </Stack>
  </Card>
);
