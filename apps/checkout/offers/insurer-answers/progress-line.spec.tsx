import { sampleOffer } from '@emsal/state/offer/sample-offers';
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { ProgressLine } from './progress-line';

const asked = (firmId: number) => ({ firmId, name: 'Sedir', state: 'asked' as const });
const line = (offers: Parameters<typeof ProgressLine>[0]['offers'], secondsLeft: number | null = 42) => (
  <ProgressLine {...{ offers, secondsLeft }} />
);

it('counts the answers, without insurers that timed out, and shows the best price so far', () => {
  const insurers = [
    { ...asked(1), state: 'offered' as const },
    { ...asked(2), state: 'timedOut' as const },
  ];
  render(line({ insurers, offerList: [sampleOffer(1, 7_000_00)], state: 'running' }));
  expect(screen.getByRole('heading', { name: '2 şirkete sorduk, 1’i yanıtladı' })).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent('En fazla 42 saniye sürer');
  expect(screen.getByText('Şimdilik en ucuz 7.000 ₺')).toBeVisible();
});

it('states the offers and their prices when complete, by insurer', () => {
  const offerList = [sampleOffer(1, 7_000_00), sampleOffer(1, 8_000_00, { productId: 1002 })];
  render(line({ insurers: [asked(1), asked(2)], offerList, state: 'complete' }, null));
  expect(screen.getByRole('heading', { name: '2 şirkete sorduk, 1’i teklif verdi.' })).toBeVisible();
  expect(screen.getByText('7.000 ₺ ile 8.000 ₺ arası')).toBeVisible();
  expect(screen.queryByRole('timer')).toBeNull();
});
