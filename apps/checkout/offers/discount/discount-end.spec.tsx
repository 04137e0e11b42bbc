import { render, screen } from '@testing-library/react';
import { DiscountEnd } from './discount-end';

const now = Date.parse('2026-11-21T09:00:00.000Z');
const hour = 3_600_000;
beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => vi.useRealTimers());

const open = (hours: number) =>
  render(<DiscountEnd endsAt={new Date(now + hours * hour).toISOString()} requestedAt={new Date(now).toISOString()} />);

it('F143 counts down a discount that ends within three days, in the row of its own offer', () => {
  open(50);
  expect(screen.getByText('Çevrim içi indirimin bitmesine 2 gün 2 saat var')).toBeVisible();
});

it.each([73, -1])('shows nothing for a discount that ends in %i hours', (hours) => {
  expect(open(hours).container).toBeEmptyDOMElement();
});
