import type { VisitId } from '@emsal/api/calls/identifiers';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { formatLongDate } from '@emsal/platform/formats/dates';
import type { OfferList } from '@emsal/state/offer/offer-state';
import { Link } from '@emsal/ui/link/link';
import { Text } from '@emsal/ui/text/text';
import { checkoutPaths } from '../../navigation/checkout-paths';
import { ChoiceNotice } from '../choice/choice-notice';
import { ShareList } from '../share/share-list';
import { lazyComponent } from '@emsal/platform/lazy-component';
import styles from './offer-list.module.css';
import { offersTexts as texts } from '../texts/offers.texts';

const PairLink = lazyComponent(async () => (await import('../paired-line/pair-link')).PairLink);

type RunningPolicy = NonNullable<OfferList['userInformation']['running']>;

const runningPolicyText = (line: LineFacts, { policyEnd, isReference }: RunningPolicy): string =>
  texts.running(formatLongDate(policyEnd), isReference ? null : (line.firstDay?.referenceDays ?? null));

interface OfferListHeadProps {
  line: LineFacts;
  visitId: VisitId;
  list: OfferList;
  /** There are offers to send. */
  isShareable: boolean;
  title: string;
}

/** Title (announced when all insurers have answered), offer number, what is insured, and a link back to the form. */
export function OfferListHead({ line, visitId, list, isShareable, title }: OfferListHeadProps) {
  const { insured, startDate, trip, running } = list.userInformation;
  const facts = [
    insured.summary,
    trip?.country !== insured.summary && trip?.country,
    startDate && texts.startsOn(formatLongDate(startDate)),
    trip && texts.endsOn(formatLongDate(trip.endDate)),
    insured.pricedPeople?.count,
  ].filter(Boolean);
  return (
    <header className={styles.head}>
      <Text size="small" tone="muted">
        {texts.offerNo} {list.offerNo}
      </Text>
      <h1 aria-live="polite">{title}</h1>
      <Text tone="muted">{facts.join(' · ')}</Text>
      {running && <Text tone="muted">{runningPolicyText(line, running)}</Text>}
      <ChoiceNotice />
      <div className={styles.links}>
        <Link variant="alone" href={checkoutPaths.firstStep(line)}>
          {texts.editAnswers}
        </Link>
        {line.offerList.pairLink && <PairLink line={line} />}
        {isShareable && <ShareList line={line} visitId={visitId} />}
      </div>
    </header>
  );
}
