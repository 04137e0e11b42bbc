import { formatLira } from '@emsal/platform/formats/money';
import type { Offer } from '@emsal/state/offer/offer-state';
import { Text } from '@emsal/ui/text/text';
import { part } from '../../visit/part';
import { FeaturedOffers } from '../featured/featured-offers';
import styles from '../offer-list.module.css';
import type { OfferRowsProps } from '../offer-rows';
import { offersTexts as texts } from '../offers.texts';
import { Market } from './market';
import { isOver } from './title-of';

const OutdatedOffers = part(async () => (await import('../outdated-offers')).OutdatedOffers);

interface AboveRowsProps extends Pick<OfferRowsProps, 'line' | 'visitId' | 'offers' | 'range' | 'actions' | 'said'> {
  anyOrder: readonly Offer[];
  /** All have answered and nothing is being touched: the whole picture may take its place above the list. */
  isSettled: boolean;
}

/** The best offers and the market around them; until all is there, the best price so far. */
export function AboveRows({ line, visitId, offers, range, actions, said, anyOrder, isSettled }: AboveRowsProps) {
  const { insurers, notAsked, weights, state, busyProducts, formChange } = offers;
  if (!isSettled)
    return (
      <div>
        <h2 className={styles.best}>{texts.bestSoFar(formatLira(range.lowest))}</h2>
        <Text tone="muted">{texts.noNeedToWait}</Text>
      </div>
    );
  return (
    <>
      {isOver(anyOrder) || formChange ? (
        <OutdatedOffers {...{ line, visitId, formChange }} campaigns={offers.assumptions.campaigns} />
      ) : (
        <FeaturedOffers {...{ line, busyProducts, range, actions }} offerList={anyOrder} problem={said.problem} />
      )}
      <Market
        {...{ visitId, range, insurers, notAsked, weights, state }}
        offerList={anyOrder}
        onWeigh={actions.weigh}
        onLead={actions.lead}
      />
    </>
  );
}
