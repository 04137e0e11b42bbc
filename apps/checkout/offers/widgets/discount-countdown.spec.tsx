import { sampleList, sampleOffer } from '@emsal/state/offer/sample-offers';
import { screen } from '@testing-library/react';
import { fakePage } from '../../testing/fake-page';
import { FakeSource } from '../../testing/fake-source';
import { openPage } from '../../testing/open-page';

const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString();
const offer = sampleOffer(12, 7_000_00, { onlineDiscountExpireDate: tomorrow });
const open = async (state: 'running' | 'complete') => {
  Object.assign(globalThis, { EventSource: FakeSource });
  const list = sampleList([offer], { state, startedAt: new Date().toISOString() });
  openPage('/trafik-sigortasi/listeleme', fakePage({ 'POST quoterequestapi/offer/GetOfferList': list }));
  await screen.findByRole('article', { name: offer.firmName });
};
const card = () => screen.queryByRole('complementary', { name: 'Çevrim içi indirimin bitişi' });

it('a discount that ends soon is counted down above the list', async () => {
  await open('complete');
  expect(card()?.textContent).toContain(`${offer.firmName} çevrim içi indirimini`);
});

it('the countdown does not push offers away while insurers answer', async () => {
  await open('running');
  expect(card()).toBeNull();
});
