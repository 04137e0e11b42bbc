import type { TrafficStep } from '@emsal/tariffs/traffic/step';
import fc from 'fast-check';
import { partsTotal, type InsurerOffer } from '@emsal/insurers/quote-answer';
import { sampleOffer, sampleRequest } from '@emsal/insurers/testing/samples';
import { lawfulMaximum } from '@emsal/insurers/lawful-maximum';
import { checkAnswer, offerRules } from './check-answer';

const now = new Date('2026-11-21T09:00:00Z');
const check = (...offers: InsurerOffer[]) => checkAnswer({ kind: 'offers', offers }, offerRules(sampleRequest, now));
/** A lawful offer whose base makes the total. */
const at = (total: number): InsurerOffer => ({
  ...sampleOffer,
  base: total,
  discounts: [],
  surcharges: [],
  taxes: [],
  instalmentCost: 0,
  total,
});
const maximum = lawfulMaximum(sampleRequest, sampleOffer.step as TrafficStep);

describe('the check of an answer', () => {
  it('accepts offers that add up, up to the ceiling itself', () => {
    expect(check(sampleOffer)).toEqual({ state: 'offered', offers: [sampleOffer] });
    expect(check(at(maximum))).toMatchObject({ state: 'offered' });
  });
  it('refuses one kuruş above the ceiling', () => {
    expect(check(at(maximum + 1))).toEqual({ state: 'declined', reasonCode: 'aboveCeiling' });
  });
  it('refuses a total that differs from its parts', () => {
    const wrong = fc.integer({ min: 0, max: 2_000_000 }).filter((total) => total !== partsTotal(sampleOffer));
    fc.assert(
      fc.property(wrong, (total) => {
        expect(check({ ...sampleOffer, total })).toEqual({ state: 'declined', reasonCode: 'partsDiffer' });
      }),
    );
  });
  it('refuses an expired offer', () => {
    expect(check({ ...sampleOffer, validUntil: now.toISOString() })).toEqual({
      state: 'declined',
      reasonCode: 'expired',
    });
  });
  it('refuses two offers for one product, and the whole answer for one wrong offer', () => {
    expect(check(sampleOffer, sampleOffer)).toEqual({ state: 'declined', reasonCode: 'malformed' });
    expect(check(sampleOffer, { ...at(maximum + 1), packageNo: 2 })).toEqual({
      state: 'declined',
      reasonCode: 'aboveCeiling',
    });
  });
  it('keeps the code of a declined quote', () => {
    expect(checkAnswer({ kind: 'declined', code: '591', reason: '' }, offerRules(sampleRequest, now))).toEqual({
      state: 'declined',
      reasonCode: '591',
    });
  });
});
