import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { formatLira } from '@emsal/platform/formats/money';
import { useNavigate } from '@emsal/platform/router';
import { sortChosen, waitingShown } from '@emsal/state/offer/offer-slice';
import type { Offer, OfferList as OfferListReply, OfferState } from '@emsal/state/offer/offer-state';
import { Notice } from '@emsal/ui/notice/notice';
import { Skeleton } from '@emsal/ui/skeleton/skeleton';
import { VisuallyHidden } from '@emsal/ui/visually-hidden/visually-hidden';
import { useState } from 'react';
import { checkoutPaths } from '../visit/checkout-paths';
import { openDocument } from '../visit/open-document';
import { PageTitle } from '../visit/page-title';
import { AnswersPanel } from './answers-panel';
import { chooseOffer } from './choose-offer';
import { hasLegalLimits } from './compared-facts';
import { useHeldRow } from './held-row';
import { NoOfferDialog } from './no-offer-dialog';
import { OfferListHead } from './offer-list-head';
import styles from './offer-list.module.css';
import { OfferRows } from './offer-rows';
import { offersTexts as texts } from './offers-texts';
import { priceRange } from './price-range';
import { useCountdown } from './use-countdown';
import { useOfferList } from './use-offer-list';

export interface OfferListProps {
  line: LineFacts;
  visitId: string;
  list: OfferListReply;
}

function titleOf({ state, offerList }: OfferState, line: LineFacts): string {
  if (state !== 'complete') return texts.arriving;
  return offerList.length > 0 ? texts.ready(offerList.length, line.shortName) : texts.none;
}

const Waiting = () => (
  <div className={styles.skeleton}>
    <VisuallyHidden as="p">{texts.waiting}</VisuallyHidden>
    <Skeleton width="half" />
    <Skeleton width="most" />
  </div>
);

function Best({ offers }: { offers: OfferState }) {
  const range = priceRange(offers.offerList);
  if (range === null) return null;
  return (
    <h2 className={styles.best}>
      {(offers.state === 'complete' ? texts.bestOfAll : texts.bestSoFar)(formatLira(range.lowest))}
    </h2>
  );
}

function useChoice({ line, visitId }: OfferListProps, { offers, ports }: ReturnType<typeof useOfferList>) {
  const [problem, setProblem] = useState<{ offerId: string; message: string } | null>(null);
  const choose = async (offer: Offer): Promise<void> => {
    const chosen = await chooseOffer(ports, { line, visitId, offer, chosenOf: offers });
    if (chosen?.ok) openDocument(checkoutPaths.summary(line));
    else if (chosen) setProblem({ offerId: offer.id, message: chosen.message });
  };
  return { problem, choose };
}

/** The page with its data. The list opens with the first offer; the countdown is only the upper bound. */
export function OfferList(props: OfferListProps) {
  const { line, list } = props;
  const { heldId, handlers } = useHeldRow();
  const listed = useOfferList(props, heldId);
  const { offers, ports, settle } = listed;
  const { problem, choose } = useChoice(props, listed);
  const isAwaiting = offers.state === 'running' && offers.isPreloading;
  const secondsLeft = useCountdown({
    limitSeconds: line.preloader.countdownSeconds,
    startedAt: list.startedAt,
    isRunning: isAwaiting,
    onZero: settle,
  });
  const navigate = useNavigate();
  const isEmpty =
    offers.state === 'complete' && !offers.isPreloading && offers.offerList.length + offers.waitingOffers.length === 0;
  const title = titleOf(offers, line);
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <OfferListHead {...{ line, list, title }} />
      <AnswersPanel offers={offers} secondsLeft={isAwaiting ? secondsLeft : null} />
      <Best offers={offers} />
      {isAwaiting && offers.offerList.length > 0 && <Notice>{texts.noNeedToWait}</Notice>}
      {hasLegalLimits(line.id) && !isAwaiting && offers.offerList.length > 0 && <Notice>{texts.sameLimits}</Notice>}
      <OfferRows
        line={line.id}
        {...{ offers, handlers, problem }}
        onSort={(sortedType) => ports.dispatch(sortChosen({ line: line.id, sortedType }))}
        onShowWaiting={() => ports.dispatch(waitingShown({ line: line.id }))}
        onChoose={(offer) => void choose(offer)}
      />
      {isAwaiting && <Waiting />}
      {isEmpty && (
        <NoOfferDialog
          line={line}
          offerNo={list.offerNo}
          offers={offers}
          onBack={() => void navigate(checkoutPaths.firstStep(line))}
        />
      )}
    </div>
  );
}
