import { sampleOffer } from '@emsal/state/offer/sample-offers';
import { weights } from '@emsal/ranking/rank';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { rowBeingRead } from '../focus/row-being-read';
import { ProgressLine } from './progress-line';

vi.mock('../focus/row-being-read', () => ({ rowBeingRead: vi.fn(() => null) }));

const asked = (firmId: number) => ({ firmId, name: 'Sedir', state: 'asked' as const });
type Shown = Parameters<typeof ProgressLine>[0]['offers'];
const line = (offers: Omit<Shown, 'weights'> & Partial<Shown>, secondsLeft: number | null = 42) => (
  <ProgressLine offers={{ weights, ...offers }} secondsLeft={secondsLeft} />
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

it('announces offers that come in above the row being read, until the visitor scrolls up to them', () => {
  const insurers = [asked(1), asked(2)];
  const dear = sampleOffer(1, 9_000_00);
  const cheap = sampleOffer(2, 7_000_00);
  const { rerender } = render(line({ insurers, offerList: [dear], state: 'running' }));
  vi.mocked(rowBeingRead).mockReturnValue(dear.id);
  rerender(line({ insurers, offerList: [cheap, dear], state: 'running' }));
  expect(screen.getByRole('status')).toHaveTextContent('Yukarıda 1 yeni teklif var');
  expect(screen.getByRole('link')).toHaveAttribute('href', '#teklif-listesi');
  expect(screen.queryByRole('timer')).toBeNull();
  vi.mocked(rowBeingRead).mockReturnValue(cheap.id);
  act(() => void fireEvent.scroll(window));
  expect(screen.queryByRole('status')).toBeNull();
});

it('names no cheapest price where the law sets it', () => {
  const offerList = [sampleOffer(1, 3_860_00)];
  const samePrice = { price: 0, coverage: 1, samePrice: true } as const;
  render(line({ insurers: [asked(1), asked(2)], offerList, state: 'running', weights: samePrice }));
  expect(screen.getByText('3.860 ₺')).toBeVisible();
  expect(screen.queryByText(/ucuz/)).toBeNull();
});
