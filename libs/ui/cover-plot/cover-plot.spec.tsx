import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeViolations } from '../testing/axe-violations';
import { CoverPlot } from './cover-plot';
import { nearestPoint, plotPoints } from './plot-points';

const offers = [
  { key: 'c', name: 'Toros', price: 300_00, cover: 7 },
  { key: 'a', name: 'Efes', price: 100_00, cover: 6.5 },
  { key: 'b', name: 'Vadi', price: 200_00, cover: 9.2 },
  { key: 'd', name: 'Sedir', price: 400_00, cover: 8 },
  { key: 'e', name: 'Hisar', price: 500_00, cover: 7.4 },
  { key: 'f', name: 'Nilüfer', price: 600_00, cover: 9.2 },
];

const onChoose = vi.fn();

beforeEach(() => onChoose.mockClear());

it('plots price to the right and cover upwards, with lines at whole points', () => {
  const { points, lines } = plotPoints(offers.slice(0, 4));
  expect(points.map(({ offer, x, kind }) => [offer.key, x, kind])).toEqual([
    ['a', 0, 'lowest'],
    ['b', 33.3, 'low'],
    ['c', 66.7, 'high'],
    ['d', 100, 'high'],
  ]);
  expect(points.map(({ y }) => y)).toEqual([87.5, 20, 75, 50]);
  expect(lines).toEqual([10, 9, 8, 7, 6].map((cover, step) => ({ cover, y: step * 25 })));
});

it('plots equal offers at the same point', () => {
  const { points } = plotPoints([offers[0]!, { ...offers[0]!, key: 'same' }]);
  expect(points.map(({ x, y }) => [x, y])).toEqual([
    [0, 100],
    [0, 100],
  ]);
});

it('has no vertical axis when all covers are equal', () => {
  const { points, lines } = plotPoints(offers.map((offer) => ({ ...offer, cover: 6.7 })));
  expect(lines).toEqual([]);
  expect(new Set(points.map(({ y }) => y))).toEqual(new Set([100]));
});

it('finds the point nearest to the pointer', () => {
  const { points } = plotPoints(offers);
  expect(nearestPoint(points, { x: 40, y: 20 }, { width: 200, height: 100 })).toBe(1);
  expect(nearestPoint(points, { x: 199, y: 99 }, { width: 200, height: 100 })).toBe(4);
});

it('is navigated by arrow keys from the cheapest to the dearest, with name, price and cover', async () => {
  const { container } = render(<CoverPlot offers={offers} onChoose={onChoose} />);
  const plot = screen.getByRole('listbox', { name: 'Fiyat ve kapsam, en ucuzdan en pahalıya; Enter teklife götürür' });
  const active = () => document.getElementById(plot.getAttribute('aria-activedescendant')!)!;
  const name = () => active().getAttribute('aria-label');
  await userEvent.tab();
  expect(document.activeElement).toBe(plot);
  expect(name()).toBe('Efes: 100\u00A0₺, kapsam\u00A06,5');
  await userEvent.keyboard('{ArrowRight}');
  expect(name()).toBe('Vadi: 200\u00A0₺, kapsam\u00A09,2');
  expect(active().getAttribute('aria-selected')).toBe('true');
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(name()).toBe('Nilüfer: 600\u00A0₺, kapsam\u00A09,2');
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(name()).toContain('Efes');
  expect(await axeViolations(container)).toEqual([]);
});

it('chooses the highlighted offer on Enter, and any offer from the list', async () => {
  render(<CoverPlot offers={offers} onChoose={onChoose} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await userEvent.click(screen.getByText('Bütün fiyatlar ve kapsam puanları'));
  await userEvent.click(screen.getByRole('button', { name: 'Toros:' }));
  expect(onChoose.mock.calls).toEqual([['b'], ['c']]);
});

it('chooses the highlighted point when pressed: a first touch only highlights', async () => {
  render(<CoverPlot offers={offers} onChoose={onChoose} />);
  const plot = screen.getByRole('listbox');
  plot.getBoundingClientRect = () => ({ left: 0, top: 0, width: 200, height: 100 }) as DOMRect;
  const touch = (clientX: number) =>
    userEvent.pointer({ keys: '[TouchA]', target: plot, coords: { clientX, clientY: 20 } });
  await touch(40);
  expect(onChoose).not.toHaveBeenCalled();
  await touch(40);
  await touch(190);
  expect(onChoose.mock.calls).toEqual([['b']]);
  await userEvent.pointer([
    { target: plot, coords: { clientX: 40, clientY: 20 } },
    { keys: '[MouseLeft]', target: plot, coords: { clientX: 40, clientY: 20 } },
  ]);
  expect(onChoose.mock.calls).toEqual([['b'], ['b']]);
});

it('lists every offer by price, and describes the range', () => {
  render(<CoverPlot offers={offers} onChoose={onChoose} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)[1]).toBe(
    'Vadi: 200\u00A0₺, kapsam\u00A09,2',
  );
  expect(screen.getByText(/^6 teklif: en düşüğü/)).toBeTruthy();
});

it('shows only a sentence below six offers', () => {
  const { container } = render(<CoverPlot offers={offers.slice(0, 3)} onChoose={onChoose} />);
  expect(container.textContent).toBe('3 teklif: en düşüğü 100\u00A0₺, en yükseği 300\u00A0₺, orta fiyatı 200\u00A0₺.');
});
