import { sampleRequests } from '@emsal/insurers/testing/samples';
import { immLimits, unlimitedImm } from '@emsal/tariffs/imm/imm-limits';
import fc from 'fast-check';
import type { OfferInput } from './insurer-offer';
import { offerOf } from './testing/offer-of';

const { AUTO } = sampleRequests;

describe('the premium of own damage', () => {
  const total = (change: Partial<typeof AUTO>, history: Partial<OfferInput['history']> = {}) =>
    offerOf(12, { ...AUTO, options: undefined, campaigns: undefined, ...change }, history).total;
  const ofVehicle = (vehicle: Partial<typeof AUTO.risk>) =>
    total({ risk: { ...AUTO.risk, lpg: undefined, ...vehicle } });

  it('never falls as the value rises', () => {
    const value = fc.integer({ min: 0, max: 2_000_000_000 });
    fc.assert(
      fc.property(value, value, (one, other) => {
        expect(ofVehicle({ value: Math.max(one, other) })).toBeGreaterThanOrEqual(
          ofVehicle({ value: Math.min(one, other) }),
        );
      }),
    );
  });
  it('rises with a lower no-claims level, a very young or old owner, commercial use, LPG, accessories and a higher limit', () => {
    const levels = ([0, 1, 2, 3, 4, 5] as const).map((level) => total({}, { level }));
    expect(levels).toEqual(levels.toSorted((a, b) => b - a));
    const bornIn = (year: number) => total({ policyholder: { ...AUTO.policyholder, birthday: `${year}-01-01` } });
    expect(bornIn(2005)).toBeGreaterThan(bornIn(1985));
    expect(bornIn(1950)).toBeGreaterThan(bornIn(1985));
    expect(ofVehicle({ isCommercial: true })).toBeGreaterThan(ofVehicle({}));
    expect(ofVehicle({ lpg: { isOriginal: true } })).toBeGreaterThan(ofVehicle({}));
    expect(ofVehicle({ lpg: { isOriginal: false, value: 1_500_000 } })).toBeGreaterThan(
      ofVehicle({ lpg: { isOriginal: true } }),
    );
    expect(total({ terms: AUTO.terms })).toBeGreaterThan(total({ terms: { accessories: [] } }));
    const limits = immLimits.map((immLimit) => total({ options: { immLimit } }));
    expect(limits).toEqual([...new Set(limits)].toSorted((a, b) => a - b));
  });
  it('follows the visitor’s changes: an excluded accessory, an added cover', () => {
    expect(total({ options: { accessoriesOff: ['rims'] } })).toBe(total({ terms: { accessories: [] } }));
    const [cover] = offerOf(12, AUTO).optionalCovers;
    const added = offerOf(12, { ...AUTO, options: { covers: [cover!.key] } });
    expect(added.surcharges).toContainEqual({ kind: 'cover', description: expect.any(String), amount: cover!.price });
    expect(added.assurances.map(({ key }) => key)).toContain(cover!.key);
  });
  it('states the limit of liability under KSK-IMM, as a number and as Limitsiz', () => {
    const limitOf = (immLimit: number) =>
      offerOf(12, { ...AUTO, options: { immLimit } }).assurances.find(({ key }) => key === 'KSK-IMM');
    expect(limitOf(5_000_000)).toMatchObject({ value: '5.000.000\u00A0₺', limit: 5_000_000 });
    expect(limitOf(unlimitedImm)).toMatchObject({ value: 'Limitsiz', limit: 9_999_999_999 });
  });
});
