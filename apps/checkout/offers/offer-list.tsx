import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { formatLira } from '@emsal/platform/formats/money';
import { useNavigate } from '@emsal/platform/router';
import { sessionKeys } from '@emsal/platform/storage/session-keys';
import { sessionStore } from '@emsal/platform/storage/session-store';
import { upsellClosed } from '@emsal/state/offer/offer-slice';
import type { Offer, OfferList as OfferListReply, OfferState } from '@emsal/state/offer/offer-state';
import { Skeleton } from '@emsal/ui/skeleton/skeleton';
import { Text } from '@emsal/ui/text/text';
import { VisuallyHidden } from '@emsal/ui/visually-hidden/visually-hidden';
import { lazy, Suspense, useState } from 'react';
import { checkoutPaths } from '../visit/checkout-paths';
import { PageTitle } from '../visit/page-title';
import { AnswersPanel } from './answers-panel';
import { useAnyOrder } from './any-order';
import { ByReason } from './by-reason';
import { Campaigns } from './campaigns/campaigns';
import { OfferChanger } from './changing/offer-changer';
import { hasLegalLimits } from './compared-facts';
import { FeaturedOffers } from './featured/featured-offers';
import { FilterPanel } from './filters/filter-panel';
import { listId } from './list/list-id';
import { useHeldRow, useIsSettled } from './held-row';
import { OfferTabs } from './list/offer-tabs';
import { BackGuard } from './leaving/back-guard';
import { Market } from './list/market';
import { OfferListHead } from './offer-list-head';
import styles from './offer-list.module.css';
import { offersTexts as texts } from './offers.texts';
import type { StreamPorts } from './offer-stream';
import { usePriceRange } from './price-range';
import { useCountdown } from './use-countdown';
import { useOfferActions } from './use-offer-actions';
import type { OfferActions, Said } from './use-offer-actions';
import { useOfferList } from './use-offer-list';
import { DiscountCountdown } from './widgets/discount-countdown';
import { InfoWidget } from './widgets/info-widget';
import type { OtherLinesProps } from './widgets/other-lines';

const CompareBar = lazy(async () => ({ default: (await import('./compare-bar')).CompareBar }));
const FavouriteNotice = lazy(async () => ({
  default: (await import('./favourites/favourite-notice')).FavouriteNotice,
}));
const NoOfferDialog = lazy(async () => ({ default: (await import('./no-offer-dialog')).NoOfferDialog }));
const ExpiredOffers = lazy(async () => ({ default: (await import('./expired-offers')).ExpiredOffers }));
const OtherLines = lazy(async () => ({ default: (await import('./widgets/other-lines')).OtherLines }));
const UpsellCard = lazy(async () => ({ default: (await import('./extras/upsell-card')).UpsellCard }));

export interface OfferListProps {
  line: LineFacts;
  visitId: string;
  list: OfferListReply;
  /** A stream that was opened before the page was drawn. */
  connect?: StreamPorts['connect'];
}

/** None of the list can be bought any more. */
const isOver = (offers: readonly Offer[]): boolean =>
  offers.length > 0 && offers.every(({ isSaleExpired }) => isSaleExpired);

function titleOf({ state, offerList }: OfferState, line: LineFacts): string {
  if (state !== 'complete') return texts.arriving;
  if (isOver(offerList)) return texts.over;
  return offerList.length > 0 ? texts.ready(offerList.length, line.shortName) : texts.none;
}

const Waiting = () => (
  <div className={styles.skeleton}>
    <VisuallyHidden as="p">{texts.waiting}</VisuallyHidden>
    <Skeleton width="half" />
    <Skeleton width="most" />
  </div>
);

/** The wait in two lines: the best price so far, and that nobody has to wait. */
const Meanwhile = ({ lowest }: { lowest: number }) => (
  <div>
    <h2 className={styles.best}>{texts.bestSoFar(formatLira(lowest))}</h2>
    <Text tone="muted">{texts.noNeedToWait}</Text>
  </div>
);

/** Why some have no offer, below the list: a reason that comes moves no row. */
const Refusals = ({ insurers }: Pick<OfferState, 'insurers'>) =>
  insurers.some(({ reason }) => reason) && (
    <section>
      <h2 className={styles.refusals}>{texts.refusals}</h2>
      <ByReason insurers={insurers} />
    </section>
  );

const PairedOffers = (props: OtherLinesProps) =>
  props.crossOffers.length > 0 && (
    <Suspense>
      <OtherLines {...props} />
    </Suspense>
  );

/** On a phone the filters stand above the list: they come with what else takes its place there. */
const notYet: OfferState['filterGroups'] = [];

interface OffersProps extends Pick<OfferListProps, 'line' | 'visitId'> {
  offers: OfferState;
  actions: OfferActions;
  said: Said;
  handlers: ReturnType<typeof useHeldRow>['handlers'];
  /** All have answered and nothing is being touched: the whole picture may take its place above the list. */
  isSettled: boolean;
  children: React.ReactNode;
}

/** Everything that needs at least one offer. */
function Offers({ line, visitId, offers, actions, said, handlers, isSettled, children }: OffersProps) {
  const { filterGroups, filters, offerList, compareList, insurers, notAsked, weights, state, busyProducts } = offers;
  const range = usePriceRange(offerList);
  const anyOrder = useAnyOrder(offerList);
  if (range === null) return null;
  return (
    <>
      <a className={styles.skip} href={`#${listId}`}>
        {texts.skip}
      </a>
      {isSettled ? (
        <>
          {isOver(anyOrder) ? (
            <Suspense>
              <ExpiredOffers visitId={visitId} campaigns={offers.assumptions.campaigns} />
            </Suspense>
          ) : (
            <FeaturedOffers {...{ line, busyProducts, range, actions }} offerList={anyOrder} problem={said.problem} />
          )}
          <Market
            {...{ visitId, range, insurers, notAsked, weights, state }}
            offerList={anyOrder}
            onWeigh={actions.weigh}
          />
        </>
      ) : (
        <Meanwhile lowest={range.lowest} />
      )}
      <div className={line.offerList.filterPanel ? styles.columns : styles.column}>
        <div className={styles.above}>{children}</div>
        {line.offerList.filterPanel && (
          <FilterPanel
            {...{ filters }}
            groups={isSettled ? filterGroups : notYet}
            offers={anyOrder}
            onToggle={actions.filter}
            onClear={actions.clearFilters}
          />
        )}
        <div id={listId} tabIndex={-1} className={styles.main}>
          <VisuallyHidden as="h2">{texts.listName}</VisuallyHidden>
          {hasLegalLimits(line.id) && isSettled && <p className={styles.limits}>{texts.sameLimits}</p>}
          <OfferTabs {...{ line, visitId, offers, range, actions, said, handlers }} />
        </div>
      </div>
      {compareList.length > 0 && (
        <Suspense>
          <CompareBar
            chosen={offerList.filter(({ productId }) => compareList.includes(productId))}
            full={said.compareFull}
            onCompare={() => actions.compareAll()}
            onClear={actions.clearCompare}
          />
        </Suspense>
      )}
      {said.favourite !== undefined && (
        <Suspense>
          <FavouriteNotice said={said} />
        </Suspense>
      )}
    </>
  );
}

/** Visitors of a partner never filled the form here: closing the no-offer dialog leaves them on this page (spec funnel 4.2). */
const isFromPartner = (): boolean => sessionStore.read(sessionKeys.partnerPermission) !== null;

/** The page with its data. The list opens with the first offer; the countdown is only the upper bound. */
export function OfferList(props: OfferListProps) {
  const { line, visitId, list } = props;
  const { heldId, handlers } = useHeldRow();
  const { offers, ports, read, settleAtZero } = useOfferList(props, heldId);
  const [changing, setChanging] = useState<number | null>(null);
  const { actions, said } = useOfferActions({ line, visitId, ports, read, onChange: setChanging });
  const [isDismissed, dismiss] = useState(false);
  const navigate = useNavigate();
  const back = (): void => void navigate(checkoutPaths.firstStep(line));
  const isAwaiting = offers.state === 'running' && offers.isPreloading;
  const { countdownSeconds, slideSeconds } = line.preloader;
  const secondsLeft = useCountdown({
    limitSeconds: countdownSeconds,
    startedAt: list.startedAt,
    isRunning: isAwaiting,
    onZero: settleAtZero,
  });
  const isEmpty = offers.state === 'complete' && offers.offerList.length === 0 && !offers.isPreloading;
  const hasOffers = offers.offerList.length > 0;
  const title = titleOf(offers, line);
  const isSettled = useIsSettled(offers.state === 'complete', heldId);
  const showsAnswers = !isSettled || !hasOffers;
  // The question stands above the list too: it goes when that moves nothing.
  const isAsked = !useIsSettled(!isAwaiting, heldId);
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <BackGuard line={line} isRunning={offers.state === 'running'} />
      <OfferListHead {...{ line, list, title }} />
      {showsAnswers && (
        <AnswersPanel
          {...{ offers, slideSeconds }}
          isTold={list.mode === 'stream' || !isAwaiting}
          secondsLeft={isAwaiting ? secondsLeft : null}
          secondsPassed={isAsked ? countdownSeconds - secondsLeft : null}
        />
      )}
      {isSettled && <DiscountCountdown offers={offers.offerList} since={list.startedAt} />}
      <Offers {...{ line, visitId, offers, actions, said, handlers, isSettled }}>
        <Campaigns {...{ line, visitId, ports, offers, isSettled }} />
        <OfferChanger {...{ line, visitId, ports, offers }} productId={changing} onClose={() => setChanging(null)} />
      </Offers>
      {isAwaiting && <Waiting />}
      {showsAnswers && <Refusals insurers={offers.insurers} />}
      {offers.upsellItems.isOpenCard && (
        <Suspense>
          <UpsellCard
            offers={offers}
            onLook={setChanging}
            onClose={() => ports.dispatch(upsellClosed({ line: line.id }))}
          />
        </Suspense>
      )}
      <PairedOffers line={line} crossOffers={offers.crossOfferList} />
      {hasOffers && <InfoWidget line={line} />}
      {isEmpty && !isDismissed && (
        <Suspense>
          <NoOfferDialog
            {...{ line, visitId, offers }}
            offerNo={list.offerNo}
            onBack={back}
            onClose={isFromPartner() ? () => dismiss(true) : back}
          />
        </Suspense>
      )}
    </div>
  );
}
