import fc from 'fast-check';
import { kaskoLoadings, valuePremium, type KaskoRisk } from './kasko-premium';
import { levelAfter, noClaimPercent } from './no-claim';

const lira = (amount: number) => amount * 100;
const calm: KaskoRisk = {
  value: lira(1_000_000),
  vehicleAge: 2,
  driverAge: 40,
  provinceCode: '01',
  vehicleClass: 'car',
  isCommercial: false,
  isElectric: false,
  accessories: 0,
};
const base = lira(10_000);
const loading = (change: Partial<KaskoRisk>) => kaskoLoadings(base, { ...calm, ...change });

describe('the premium of a value', () => {
  it.each([
    [0, 0],
    [750_000, 31_500],
    [1_500_000, 57_000],
    [3_000_000, 99_000],
    [4_000_000, 123_000],
  ])('of %i lira is %i lira: each slice at its own rate', (value, premium) => {
    expect(valuePremium(lira(value))).toBe(lira(premium));
  });
  it('never falls as the value rises, and is a whole number of kuruş', () => {
    fc.assert(
      fc.property(fc.nat({ max: lira(9_000_000) }), fc.nat({ max: lira(1_000) }), (value, more) => {
        const low = valuePremium(value);
        const high = valuePremium(value + more);
        expect([low, high].every(Number.isSafeInteger)).toBe(true);
        expect(high).toBeGreaterThanOrEqual(low);
      }),
    );
  });
});

describe('the loadings of a risk', () => {
  it('are empty for a standard risk and for a company without an age', () => {
    expect(loading({})).toEqual([]);
    expect(loading({ driverAge: undefined })).toEqual([]);
  });
  it.each([
    ['an owner of 24', { driverAge: 24 }, 'driverAge', 3_000],
    ['an owner of 25', { driverAge: 25 }, 'driverAge', 1_200],
    ['an owner of 29', { driverAge: 29 }, 'driverAge', 1_200],
    ['an owner of 70', { driverAge: 70 }, 'driverAge', 1_500],
    ['a vehicle of 4 years', { vehicleAge: 4 }, 'vehicleAge', 500],
    ['a vehicle of 16 years', { vehicleAge: 16 }, 'vehicleAge', 3_500],
    ['Istanbul', { provinceCode: '34' }, 'city', 800],
    ['commercial use', { isCommercial: true }, 'usage', 3_000],
    ['a commercial taxi', { isCommercial: true, vehicleClass: 'taxi' }, 'usage', 15_000],
    ['accessories of 20,000 lira', { accessories: lira(20_000) }, 'accessories', 680],
    ['an LPG system of the manufacturer', { gasSystem: 0 }, 'lpg', 200],
    ['an LPG system of 15,000 lira', { gasSystem: lira(15_000) }, 'lpg', 710],
    ['a battery', { isElectric: true }, 'battery', 600],
  ] as const)('is stated for %s', (_name, change, kind, amount) => {
    expect(loading(change)).toEqual([{ kind, amount: lira(amount) }]);
  });
  it('do not rise for an owner of 30 to 69', () => {
    expect([30, 69].flatMap((driverAge) => loading({ driverAge }))).toEqual([]);
  });
});

describe('the no-claim scale', () => {
  it('deducts 0, 30, 40, 50, 60 and 65 percent', () => {
    expect(([0, 1, 2, 3, 4, 5] as const).map(noClaimPercent)).toEqual([0, 30, 40, 50, 60, 65]);
  });
  it('rises by one without a claim, falls by two with each, within 0 and 5', () => {
    expect([levelAfter(0, 0), levelAfter(5, 0), levelAfter(5, 1), levelAfter(3, 2), levelAfter(1, 1)]).toEqual([
      1, 5, 3, 0, 0,
    ]);
  });
});
