import type { OfferState } from '@emsal/state/offer/offer-state';
import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import { memo } from 'react';
import { part } from '../../visit/part';
import type { PriceRange } from '../price-range';
import { marketTexts as texts } from '../ranking/market.texts';
import { SpreadPanel } from '../spread/spread-panel';
import { AtOpening } from './at-opening';

const AnswersTold = part(async () => (await import('../ranking/answers-told')).AnswersTold);
const RankingPanel = part(async () => (await import('../ranking/ranking-panel')).RankingPanel);

interface MarketProps extends Pick<OfferState, 'insurers' | 'notAsked' | 'offerList' | 'weights' | 'state'> {
  visitId: string;
  range: PriceRange;
  onWeigh: (weights: OfferState['weights']) => void;
  onLead: (offerId: string) => void;
}

/** All prices at a glance, who did not offer and why, and how the order comes about. */
export const Market = memo(function Market(props: MarketProps) {
  const { visitId, insurers, notAsked, offerList, weights, state, range, onWeigh, onLead } = props;
  return (
    <SpreadPanel {...{ insurers, offerList, range, onLead }}>
      {state === 'complete' && (
        <Disclosure summary={texts.who}>
          <AtOpening>
            <AnswersTold {...{ insurers, notAsked, offerList }} />
          </AtOpening>
        </Disclosure>
      )}
      <Disclosure summary={texts.title}>
        <AtOpening>
          <RankingPanel {...{ visitId, weights, onWeigh }} />
        </AtOpening>
      </Disclosure>
    </SpreadPanel>
  );
});
