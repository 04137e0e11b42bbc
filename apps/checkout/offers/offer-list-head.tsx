import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { formatLongDate } from '@emsal/platform/formats/dates';
import { formatPlate } from '@emsal/platform/formats/numbers';
import type { OfferList } from '@emsal/state/offer/offer-state';
import { Link } from '@emsal/ui/link/link';
import { Text } from '@emsal/ui/text/text';
import { memo } from 'react';
import { checkoutPaths } from '../visit/checkout-paths';
import { part } from '../visit/part';
import { offersTexts as texts } from './offers.texts';

const PairLink = part(async () => (await import('./widgets/pair-link')).PairLink);

interface OfferListHeadProps {
  line: LineFacts;
  list: OfferList;
  title: string;
}

/** The title, which says aloud when all have answered, with the offer number, what is insured, and the way back to the answers. */
export const OfferListHead = memo(function OfferListHead({ line, list, title }: OfferListHeadProps) {
  const { vehicle, licensePlateNo, startDate } = list.userInformation;
  const facts = [formatPlate(licensePlateNo), vehicle, startDate && texts.startsOn(formatLongDate(startDate))].filter(
    Boolean,
  );
  return (
    <header>
      <Text size="small" tone="muted">
        {texts.offerNo} {list.offerNo}
      </Text>
      <h1 aria-live="polite">{title}</h1>
      <Text tone="muted">{facts.join(' · ')}</Text>
      <Link variant="alone" href={checkoutPaths.firstStep(line)}>
        {texts.editAnswers}
      </Link>{' '}
      {line.offerList.pairLink && <PairLink line={line} />}
    </header>
  );
});
