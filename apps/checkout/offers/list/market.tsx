import type { OfferState } from '@emsal/state/offer/offer-state';
import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import { memo } from 'react';
import type { PriceRange } from '../price-range';
import { AnswersTold } from '../ranking/answers-told';
import { RankingPanel } from '../ranking/ranking-panel';
import { rankingTexts as texts } from '../ranking/ranking-texts';
import { SpreadPanel } from '../spread/spread-panel';

interface MarketProps extends Pick<OfferState, 'insurers' | 'notAsked' | 'offerList' | 'weights' | 'state'> {
  visitId: string;
  range: PriceRange;
  onWeigh: (weights: OfferState['weights']) => void;
}

/** All prices at a glance, who did not offer and why, and how the order comes about. */
export const Market = memo(function Market(props: MarketProps) {
  const { visitId, insurers, notAsked, offerList, weights, state, range, onWeigh } = props;
  return (
    <SpreadPanel {...{ insurers, offerList, range }}>
      {state === 'complete' && (
        <Disclosure summary={texts.who}>
          <AnswersTold {...{ insurers, notAsked, offerList }} />
        </Disclosure>
      )}
      <Disclosure summary={texts.title}>
        <RankingPanel {...{ visitId, weights, onWeigh }} />
      </Disclosure>
    </SpreadPanel>
  );
});
