import { sampleOffer } from '@emsal/state/offer/sample-offers';
import { render, screen, within } from '@testing-library/react';
import { AnswerDetails } from './answer-details';

const offer = sampleOffer(12, 7_000_00);
const insurers = [
  { firmId: 12, name: 'Sedir', state: 'offered' as const },
  { firmId: 7, name: 'Toros', state: 'declined' as const, reason: 'Bu il için teklif vermiyor.' },
  { firmId: 8, name: 'Hisar', state: 'declined' as const, reason: 'Bu il için teklif vermiyor.' },
  { firmId: 9, name: 'Vadi', state: 'timedOut' as const, reason: 'Süre içinde yanıt vermedi.' },
];
const reason = 'Bu ürünü satmıyor.';
const notAsked = [
  { firmId: 30, name: 'Defne', reason },
  { firmId: 31, name: 'Arı', reason },
];
const part = (name: string) => screen.getByRole('heading', { name }).closest('section')!;
const textOf = (name: string) =>
  within(part(name))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('lists insurers that declined with reasons, then those not asked, then the prices', () => {
  render(<AnswerDetails {...{ insurers, notAsked }} offerList={[offer]} />);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Teklif vermeyenler',
    'Sormadıklarımız',
    'Teklif verenler',
  ]);
  expect(part('Teklif vermeyenler')).toHaveTextContent(
    'Teklif vermeyenlerBu il için teklif vermiyor.TorosHisarSüre içinde yanıt vermedi.Vadi',
  );
  expect(textOf('Sormadıklarımız')).toEqual(['Defne', 'Arı']);
  expect(within(part('Sormadıklarımız')).getAllByText(reason)).toHaveLength(1);
  expect(textOf('Teklif verenler')).toEqual(['Sedir7.000\u00A0₺']);
});

it('says so when none declined and all were asked', () => {
  render(<AnswerDetails insurers={insurers.slice(0, 1)} notAsked={[]} offerList={[offer]} />);
  expect(part('Teklif vermeyenler').textContent).toContain('Sorduğumuz bütün şirketler teklif verdi.');
  expect(part('Sormadıklarımız').textContent).toContain('Panelimizdeki bütün şirketlere sorduk.');
});
