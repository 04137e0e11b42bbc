import { render, screen } from '@testing-library/react';
import { PriceSpread } from './price-spread';
import { percentOf, spreadOf } from './spread';

it('draws one mark per offer, highlights the cheapest, hollow above the median', () => {
  const { knots, lowest, median, highest } = spreadOf([300, 100, 100, 500, 400], 4);
  expect([lowest, median, highest]).toEqual([100, 300, 500]);
  expect(knots).toEqual([
    { bin: 0, level: 0, kind: 'lowest' },
    { bin: 0, level: 1, kind: 'low' },
    { bin: 2, level: 0, kind: 'low' },
    { bin: 3, level: 0, kind: 'high' },
    { bin: 3, level: 1, kind: 'high' },
  ]);
});

it('uses one column when all prices are equal', () => {
  expect(spreadOf([200, 200], 12).knots.map(({ bin, level }) => [bin, level])).toEqual([
    [0, 0],
    [0, 1],
  ]);
  expect(percentOf(200, 200, 200)).toBe(0);
});

it('shows only a sentence below six offers', () => {
  const { container } = render(<PriceSpread prices={[924000, 1286000, 1698000]} />);
  expect(container.textContent).toBe(
    '3 teklif: en düşüğü 9.240\u00A0₺, en yükseği 16.980\u00A0₺, orta fiyatı 12.860\u00A0₺.',
  );
});

it('describes the plot in a sentence', () => {
  const prices = [600, 100, 200, 300, 400, 500].map((lira) => lira * 100);
  render(<PriceSpread prices={prices} />);
  expect(screen.getByText('6 teklif: en düşüğü 100 ₺, en yükseği 600 ₺, orta fiyatı 350 ₺.')).toBeTruthy();
});

it('tells the difference of the amounts that are shown', () => {
  const prices = [12_747_40, 13_000_00, 14_000_00, 15_000_00, 16_000_00, 17_174_60];
  render(<PriceSpread prices={prices} explained />);
  // 12.747 and 17.175 are shown; the exact difference is 4.427,20.
  expect(screen.getByText('En ucuzla en pahalı arasında 4.428 ₺ var')).toBeTruthy();
});
