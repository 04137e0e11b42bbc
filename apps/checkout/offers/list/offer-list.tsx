import { useDispatch } from '@emsal/platform/store';
import { useBusinessStep } from '@emsal/platform/tracking/business-step';
import { activeRowChanged } from '@emsal/state/offer/offer-slice';
import { useCallback, useState } from 'react';
import { PageTitle } from '../../page/page-title';
import { useTitleFocus } from '../../page/use-title-focus';
import { AssistantPanel } from '../assistant/assistant-panel';
import { ProgressLine } from '../insurer-answers/progress-line';
import { AnswersPanel } from '../insurer-answers/answers-panel';
import { Quiz } from '../preloader/quiz';
import { Campaigns } from '../campaigns/campaigns';
import { OfferChanger } from '../change/offer-changer';
import type { LoadedOfferList } from '../loading/start-offer-list';
import { Upsell } from '../upsell/upsell';
import { useActiveRow } from './active-row';
import { ScrollAnchor } from './scroll-anchor';
import { BackGuard } from '../back-guard/back-guard';
import { OfferListBody } from './offer-list-body';
import { Refusals } from '../insurer-answers/refusals';
import { isListExpired, offerListTitle } from './offer-list-title';
import { OfferSkeleton } from '../preloader/offer-skeleton';
import { NoOffer } from '../no-offer/no-offer';
import { OfferListHead } from './offer-list-head';
import styles from './offer-list.module.css';
import { useOfferActions } from './use-offer-actions';
import { useOfferList } from '../loading/use-offer-list';
import { usePreloader } from '../preloader/use-preloader';
import { InfoWidget } from '../side-widgets/info-widget';
import { PairedOffers } from '../paired-line/paired-offers';

/** The offer list page; rows appear with the first offer. */
export function OfferList(props: LoadedOfferList) {
  const { line, visitId, list } = props;
  const dispatch = useDispatch();
  useTitleFocus();
  const onActiveRow = useCallback(
    (id: string | null) => void dispatch(activeRowChanged({ line: line.id, activeOfferId: id })),
    [dispatch, line.id],
  );
  const { activeOfferId, anchorOfferId, handlers } = useActiveRow(onActiveRow);
  const offerList = useOfferList(props, activeOfferId);
  const { offers, ports, read, revalidate } = offerList;
  const [changing, setChanging] = useState<number | null>(null);
  const { actions, feedback } = useOfferActions({ line, visitId, ports, read, revalidate, onChange: setChanging });
  const { isAwaiting, secondsLeft, secondsPassed } = usePreloader(props, offerList);
  const hasOffers = offers.offerList.length > 0;
  useBusinessStep('offers', hasOffers);
  const showsAnswers = offers.state !== 'complete' || !hasOffers;
  const title = offerListTitle(offers, line);
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <BackGuard line={line} isRunning={offers.state === 'running'} />
      <OfferListHead {...{ line, visitId, list, title }} isShareable={hasOffers && !isListExpired(offers.offerList)} />
      <ProgressLine {...{ offers, secondsLeft }} />
      <ScrollAnchor anchorOfferId={anchorOfferId} isArriving={offers.state === 'running'}>
        <OfferListBody {...{ line, visitId, offers, actions, feedback, handlers }} requestedAt={list.startedAt}>
          <Campaigns {...{ line, visitId, ports, offers, revalidate }} />
          <OfferChanger {...{ line, visitId, ports, offers }} productId={changing} onClose={() => setChanging(null)} />
        </OfferListBody>
      </ScrollAnchor>
      {isAwaiting && <OfferSkeleton isFirst={!hasOffers} />}
      {showsAnswers && (
        <AnswersPanel offers={offers} isLive={list.mode === 'stream' || !isAwaiting}>
          {secondsPassed !== null && (
            <Quiz {...{ visitId, secondsPassed }} slideSeconds={line.preloader.slideSeconds} />
          )}
        </AnswersPanel>
      )}
      {showsAnswers && <Refusals insurers={offers.insurers} />}
      <Upsell {...{ line, offers, ports }} onShowOptions={setChanging} />
      <PairedOffers line={line} crossOffers={offers.crossOfferList} />
      {hasOffers && <AssistantPanel {...{ line, visitId }} offerNo={list.offerNo} />}
      {hasOffers && <InfoWidget line={line} />}
      <NoOffer {...{ line, visitId, offers }} offerNo={list.offerNo} />
    </div>
  );
}
