import type { VisitId } from '@emsal/api/calls/identifiers';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import type { OfferState } from '@emsal/state/offer/offer-state';
import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import { lazyComponent } from '@emsal/platform/lazy-component';
import type { PriceRange } from '../price/price-range';
import { overviewTexts as texts } from './price-overview.texts';
import { SpreadPanel } from './spread-panel';
import { RenderWhenOpened } from '../../page/render-when-opened';

const AnswerDetails = lazyComponent(async () => (await import('../insurer-answers/answer-details')).AnswerDetails);
const RankingPanel = lazyComponent(async () => (await import('./ranking-panel')).RankingPanel);

interface PriceOverviewProps extends Pick<OfferState, 'insurers' | 'notAsked' | 'offerList' | 'weights' | 'state'> {
  line: LineFacts;
  visitId: VisitId;
  range: PriceRange;
  onWeights: (weights: OfferState['weights']) => void;
  /** Called with the id of an offer chosen in the plot. */
  onChoose: (offerId: string) => void;
}

/** Overview of all prices, insurers without an offer and their reasons, and how offers are ranked. */
export function PriceOverview(props: PriceOverviewProps) {
  const { line, visitId, insurers, notAsked, offerList, weights, state, range, onWeights, onChoose } = props;
  return (
    <SpreadPanel {...{ insurers, offerList, range, weights, onChoose }}>
      {state === 'complete' && (
        <Disclosure summary={texts.answers}>
          <RenderWhenOpened>
            <AnswerDetails {...{ insurers, notAsked, offerList }} />
          </RenderWhenOpened>
        </Disclosure>
      )}
      {!weights.samePrice && (
        <Disclosure summary={texts.title}>
          <RenderWhenOpened>
            <RankingPanel {...{ line, visitId, weights, onWeights }} />
          </RenderWhenOpened>
        </Disclosure>
      )}
    </SpreadPanel>
  );
}
