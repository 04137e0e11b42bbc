import { factsOf } from '@emsal/lines/registry/facts-of';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { markBest } from '@emsal/state/offer/mark-best';
import { sampleList, sampleOffer } from '@emsal/state/offer/sample-offers';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refused } from '../../testing/fake-page';
import { resetOfferList, openOffers } from '../../testing/open-offers';
import { FeaturedOffers } from './featured-offers';

vi.mock('@emsal/platform/navigation/open-document', () => ({ openDocument: vi.fn(), replaceDocument: vi.fn() }));

function show(count: number, line: LineId = 'TRAFFIC'): void {
  const offers = Array.from({ length: count }, (_, index) =>
    sampleOffer(index + 1, (index + 1) * 1_000_00, { coverageScore: index }),
  );
  render(
    <FeaturedOffers
      line={factsOf(line)}
      offerList={markBest(offers)}
      busyProducts={[]}
      range={{ lowest: 1_000_00, median: 2_000_00, highest: count * 1_000_00 }}
      actions={{ choose: () => undefined, openComparison: () => undefined }}
    />,
  );
}

it('shows at the featured offers why they cannot be compared, with the recovery', async () => {
  resetOfferList();
  const offers = [3, 1, 2, 4].map((index) => sampleOffer(index, index * 1_000_00, { coverageScore: index }));
  await openOffers(sampleList(markBest(offers)), {
    'POST quoterequestapi/offer/CompareQuoteDetail/': refused('offerGone', 'Bu teklif artık listede değil.'),
  });
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  const featured = screen.getByRole('region', { name: /^Öne çıkan/ });
  await userEvent.click(within(featured).getByRole('button', { name: /kıyasla$/ }));
  expect(await within(featured).findByRole('alert')).toHaveTextContent('Bu teklif artık listede değil.');
  expect(within(featured).getByRole('button', { name: 'Şirketlere yeniden sor' })).toBeVisible();
});

it.each([
  [3, 0],
  [4, 1],
])('a list of %i offers has %i featured section, because a short list needs none', (count, sections) => {
  show(count);
  expect(screen.queryAllByRole('region', { name: /^Öne çıkan/ })).toHaveLength(sections);
});

it.each(['TRAFFIC', 'GREENCARD'] as const)('the featured offers of %s can be compared in detail', (line) => {
  show(4, line);
  expect(screen.getByRole('button', { name: /kıyasla$/ })).toBeVisible();
});
