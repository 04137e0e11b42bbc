import { sampleList, sampleOffer } from '@emsal/state/offer/sample-offers';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePage } from '../../testing/fake-page';
import { openPage } from '../../testing/open-page';

const offers = [
  sampleOffer(12, 7_000_00, { coverageScore: 6 }),
  sampleOffer(41, 8_750_00, { coverageScore: 9, serviceRating: 8.1, firmName: 'Vadi Sigorta' }),
];

/** Name and value of each row of the breakdown. */
async function account(): Promise<[string, string][]> {
  const section = (await screen.findByRole('heading', { name: 'Puanın hesabı' })).closest('section')!;
  const names = within(section).getAllByRole('term');
  const values = within(section).getAllByRole('definition');
  return names.map((name, index) => [name.textContent, values[index]!.textContent]);
}

it('shows how each score is calculated, with the visitor’s own weights', async () => {
  openPage('/trafik-sigortasi/listeleme', fakePage({ 'POST quoterequestapi/offer/GetOfferList': sampleList(offers) }));
  const row = await screen.findByRole('article', { name: 'Vadi Sigorta' });
  await userEvent.click(within(row).getByText('Fiyat ve puan'));
  expect(await account()).toEqual([
    ['Fiyat puanı 8,00 × %100', '8,00'],
    ['Kapsam puanı 9,00 × %0', '0,00'],
    ['Puan', '8,0'],
  ]);
  expect(within(row).getByText('Hizmet puanı: 8,1 / 10')).toBeVisible();
  await userEvent.click(screen.getByText('Sıralama nasıl yapılıyor?'));
  fireEvent.change(await screen.findByRole('slider'), { target: { value: '65' } });
  expect(await account()).toEqual([
    ['Fiyat puanı 8,00 × %65', '5,20'],
    ['Kapsam puanı 9,00 × %35', '3,15'],
    ['Puan', '8,4'],
  ]);
});
