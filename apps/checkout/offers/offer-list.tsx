import { useState } from 'react';
import { PageTitle } from '../visit/page-title';
import { AnswersPanel } from './answers-panel';
import { Campaigns } from './campaigns/campaigns';
import { OfferChanger } from './changing/offer-changer';
import type { Listed } from './enter-list';
import { Upsell } from './extras/upsell';
import { useHeldRow } from './held-row';
import { BackGuard } from './leaving/back-guard';
import { Offers } from './list/offers';
import { Refusals } from './list/refusals';
import { titleOf } from './list/title-of';
import { Waiting } from './list/waiting';
import { NoOffer } from './no-offer';
import { OfferListHead } from './offer-list-head';
import styles from './offer-list.module.css';
import { useOfferActions } from './use-offer-actions';
import { useOfferList } from './use-offer-list';
import { useWait } from './use-wait';
import { DiscountCountdown } from './widgets/discount-countdown';
import { InfoWidget } from './widgets/info-widget';
import { PairedOffers } from './widgets/paired-offers';

/** The page with its data. The list opens with the first offer. */
export function OfferList(props: Listed) {
  const { line, visitId, list } = props;
  const { heldId, handlers } = useHeldRow();
  const listed = useOfferList(props, heldId);
  const { offers, ports, read, revalidate } = listed;
  const [changing, setChanging] = useState<number | null>(null);
  const { actions, said } = useOfferActions({ line, visitId, ports, read, revalidate, onChange: setChanging });
  const { isAwaiting, isSettled, secondsLeft, secondsPassed } = useWait(props, listed, heldId);
  const hasOffers = offers.offerList.length > 0;
  const showsAnswers = !isSettled || !hasOffers;
  const title = titleOf(offers, line);
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <BackGuard line={line} isRunning={offers.state === 'running'} />
      <OfferListHead {...{ line, list, title }} />
      {showsAnswers && (
        <AnswersPanel
          {...{ offers, secondsLeft, secondsPassed }}
          slideSeconds={line.preloader.slideSeconds}
          isTold={list.mode === 'stream' || !isAwaiting}
        />
      )}
      {isSettled && <DiscountCountdown offers={offers.offerList} since={list.startedAt} />}
      <Offers {...{ line, visitId, offers, actions, said, handlers, isSettled }}>
        <Campaigns {...{ line, visitId, ports, offers, isSettled }} />
        <OfferChanger {...{ line, visitId, ports, offers }} productId={changing} onClose={() => setChanging(null)} />
      </Offers>
      {isAwaiting && <Waiting />}
      {showsAnswers && <Refusals insurers={offers.insurers} />}
      <Upsell {...{ line, offers, ports }} onLook={setChanging} />
      <PairedOffers line={line} crossOffers={offers.crossOfferList} />
      {hasOffers && <InfoWidget line={line} />}
      <NoOffer {...{ line, visitId, offers }} offerNo={list.offerNo} />
    </div>
  );
}
