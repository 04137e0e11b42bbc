import type { Offer } from '@emsal/state/offer/offer-state';
import { offersLoaded, weightsChosen } from '@emsal/state/offer/offer-slice';
import { sampleList, sampleOffer } from '@emsal/state/offer/sample-offers';
import { weightsOf } from '@emsal/ranking/price-percent';
import { factsOf } from '@emsal/lines/registry/facts-of';
import { publishedWeights } from '@emsal/ranking/published-weights';
import { screen, within } from '@testing-library/react';
import { fakePage, list } from '../testing/fake-page';
import { openPage } from '../testing/open-page';

const cheap = sampleOffer(12, 5_000_00, { scoreValue: 8, coverageScore: 3, isBestPrice: true });
const dear = sampleOffer(41, 8_000_00, { scoreValue: 7, coverageScore: 9 });
/** Cheapest of the list but not compared: every score depends on it. */
const cheapest = sampleOffer(7, 4_000_00, { coverageScore: 1 });
const ownWords = 'Puanlar sizin ağırlıklarınızla hesaplandı.';

/** Opens the comparison of two offers of a list with the given weights. */
async function compare(listed: Offer[], weights = weightsOf(0), compared = [cheap, dear]) {
  const page = fakePage({ 'GET quoterequestapi/offer/getCompareQuoteDetailList/muhur': list(compared) });
  page.store.dispatch(offersLoaded({ line: 'TRAFFIC', list: sampleList(listed), activeOfferId: null }));
  page.store.dispatch(weightsChosen({ line: 'TRAFFIC', weights }));
  openPage('/teklif-karsilastir?brans=trafik-sigortasi&teklifler=muhur', page);
  const score = within(await screen.findByRole('table')).getByRole('rowheader', { name: 'Puan' });
  return [...score.closest('tr')!.querySelectorAll('td')].map(({ textContent }) => textContent);
}

describe('the scores of compared offers', () => {
  it('are ranked among all offers of the list by the visitor’s own weights, and say so', async () => {
    const scores = await compare([cheapest, cheap, dear]);
    expect(scores[0]).toContain('3,0 / 10');
    expect(scores[1]).toContain('9,0 / 10');
    expect(screen.getByText(ownWords)).toBeVisible();
    expect(within(screen.getByRole('table')).getAllByText('En iyi kapsam ve puan')).toHaveLength(1);
  });

  it('are the server’s when the list is a different one, with the published weights', async () => {
    expect((await compare([cheapest, cheap]))[0]).toContain('8,0 / 10');
    expect(screen.queryByText(ownWords)).toBeNull();
  });

  it('follow the list silently with the published weights', async () => {
    expect((await compare([cheapest, cheap, dear], publishedWeights(factsOf('TRAFFIC'))))[0]).toContain('8,0 / 10');
    expect(screen.queryByText(ownWords)).toBeNull();
  });

  it('remove label and primary button from an offer that has expired meanwhile', async () => {
    const expired = { ...dear, isSaleExpired: true, isBuyButtonStatus: false };
    await compare([cheapest, cheap, dear], weightsOf(0), [cheap, expired]);
    expect(screen.queryByText('En kapsamlı')).toBeNull();
    expect(screen.getAllByRole('button', { name: `Teklifi seç: ${cheap.firmName}` })[0]).toHaveClass('primary');
  });
});
