import { factsOf } from '@emsal/lines/facts/line-facts';
import { markBest } from '@emsal/state/offer/mark-best';
import { sampleOffer } from '@emsal/state/offer/sample-offers';
import { render, screen } from '@testing-library/react';
import { FeaturedOffers } from './featured-offers';

function show(count: number): void {
  const offers = Array.from({ length: count }, (_, at) => sampleOffer(at + 1, (at + 1) * 1_000_00));
  render(
    <FeaturedOffers
      line={factsOf('TRAFFIC')}
      offerList={markBest(offers)}
      busyProducts={[]}
      range={{ lowest: 1_000_00, median: 2_000_00, highest: count * 1_000_00 }}
      actions={{ choose: () => undefined, compareAll: () => undefined }}
    />,
  );
}

it.each([
  [3, 0],
  [4, 1],
])('a list of %i offers has %i section of featured ones: a short list is read whole', (count, sections) => {
  show(count);
  expect(screen.queryAllByRole('region', { name: /^Öne çıkan/ })).toHaveLength(sections);
});
