import { coverAfter, type CoverChange } from './policy-graph';
import type { Cover } from './tables';

const cover: Cover = { state: 'active', startDate: '2026-12-01', endDate: '2027-12-01', premium: 1_000_000 };
const change = (kind: CoverChange['kind'], more: Partial<CoverChange> = {}): CoverChange => ({
  kind,
  effectiveOn: '2027-03-01',
  premiumChange: 0,
  ...more,
});

it('a cancellation ends the cover on its day and keeps the earned premium', () => {
  expect(coverAfter(cover, change('cancelled', { premiumChange: -750_000 }))).toEqual({
    ...cover,
    state: 'cancelled',
    endDate: '2027-03-01',
    premium: 250_000,
  });
});

it('a cancellation before the first day leaves no day of cover', () => {
  const early = change('cancelled', { effectiveOn: '2026-11-25', premiumChange: -1_000_000 });
  expect(coverAfter(cover, early)).toMatchObject({ endDate: cover.startDate, premium: 0 });
});

it('an endorsement changes the premium in either direction', () => {
  expect(coverAfter(cover, change('endorsed', { part: 'plate', premiumChange: 5_000 }))?.premium).toBe(1_005_000);
  expect(coverAfter(cover, change('endorsed', { part: 'tariff', premiumChange: -5_000 }))?.premium).toBe(995_000);
});

it('a refund and a claim are noted on an ended policy without changing it', () => {
  const ended: Cover = { ...cover, state: 'cancelled' };
  expect([coverAfter(ended, change('refunded')), coverAfter(ended, change('claimNoted'))]).toEqual([ended, ended]);
});

it.each([
  ['an endorsement without its part', cover, change('endorsed')],
  ['an endorsement before the first day', cover, change('endorsed', { part: 'plate', effectiveOn: '2026-11-30' })],
  ['a cancellation after the last day', cover, change('cancelled', { effectiveOn: '2027-12-02' })],
  ['a cancellation that costs the customer', cover, change('cancelled', { premiumChange: 1 })],
  ['more premium back than was due', cover, change('cancelled', { premiumChange: -1_000_001 })],
  ['a claim that changes the premium', cover, change('claimNoted', { premiumChange: 1 })],
  ['a voided policy that keeps its premium', cover, change('voided')],
  ['a second cancellation', { ...cover, state: 'cancelled' } as const, change('cancelled')],
  ['a claim on a voided policy', { ...cover, state: 'voided' } as const, change('claimNoted')],
])('refuses %s', (_, before, event) => expect(coverAfter(before, event)).toBeNull());
