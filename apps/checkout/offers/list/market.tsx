import type { OfferState } from '@emsal/state/offer/offer-state';
import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import type { PriceRange } from '../price-range';
import { AnswersTold } from '../ranking/answers-told';
import { RankingPanel } from '../ranking/ranking-panel';
import { rankingTexts as texts } from '../ranking/ranking-texts';
import { SpreadPanel } from '../spread/spread-panel';

interface MarketProps {
  visitId: string;
  offers: OfferState;
  range: PriceRange;
  onWeigh: (weights: OfferState['weights']) => void;
}

/** All prices at a glance, who did not offer and why, and how the order comes about. */
export function Market({ visitId, offers, range, onWeigh }: MarketProps) {
  return (
    <SpreadPanel {...{ offers, range }}>
      {offers.state === 'complete' && (
        <Disclosure summary={texts.who}>
          <AnswersTold {...offers} />
        </Disclosure>
      )}
      <Disclosure summary={texts.title}>
        <RankingPanel {...{ visitId, onWeigh }} weights={offers.weights} />
      </Disclosure>
    </SpreadPanel>
  );
}
