import { sampleOffer } from '@emsal/state/offer/sample-offers';
import { soonestExpiry, timeLeft } from './discount-expiry';

const now = Date.parse('2026-11-21T09:00:00.000Z');
const endsIn = (days: number) =>
  sampleOffer(days, 1, { onlineDiscountExpireDate: new Date(now + days * 86_400_000).toISOString() });

describe('the end of an online discount', () => {
  it.each([
    [2, true],
    [3, true],
    [4, false],
  ])('F143 in %i days is counted down: %s', (days, isShown) => {
    expect(soonestExpiry([endsIn(days)], now) !== null).toBe(isShown);
  });

  it('that is over, or that nobody named, is none', () => {
    expect(soonestExpiry([endsIn(-1), sampleOffer(1, 1)], now)).toBeNull();
  });

  it('falls on the day that it is in Turkey', () => {
    const ends = (onlineDiscountExpireDate: string) => sampleOffer(1, 1, { onlineDiscountExpireDate });
    expect(soonestExpiry([ends('2026-11-22T20:59:59.000Z')], now)?.day).toBe('2026-11-22');
    expect(soonestExpiry([ends('2026-11-22T21:30:00.000Z')], now)?.day).toBe('2026-11-23');
  });

  it('is the next one of several', () => {
    expect(soonestExpiry([endsIn(3), endsIn(1), endsIn(2)], now)?.at).toBe(now + 86_400_000);
    expect(timeLeft(86_400_000 + 2 * 3_600_000 + 1)).toEqual({ days: 1, hours: 2 });
  });
});
