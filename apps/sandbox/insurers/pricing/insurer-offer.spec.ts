import { lawfulMaximum } from '@emsal/insurers/lawful-maximum';
import { partsTotal } from '@emsal/insurers/quote-answer';
import type { QuotedLine, QuoteRequest } from '@emsal/insurers/quote-request';
import { findInsurer, insurersSelling } from '@emsal/insurers/registry';
import { vehicle } from '@emsal/insurers/question-parts';
import { sampleQuestions } from '@emsal/insurers/testing/samples';
import { immLimits, unlimitedImm } from '@emsal/tariffs/imm/imm-limits';
import type { NoClaimLevel } from '@emsal/tariffs/kasko/kasko-figures';
import type { TrafficStep } from '@emsal/tariffs/traffic/step';
import fc from 'fast-check';
import { historyOf } from './history';
import { insurerOffer, type Asked } from './insurer-offer';

const lines = Object.keys(sampleQuestions) as QuotedLine[];
const quiet = { claims: 0, step: 8 as TrafficStep, level: 0 as NoClaimLevel };
const { AUTO, TRAFFIC, IMM } = sampleQuestions;
const offerOf = (firmId: number, request: QuoteRequest, history: Partial<Asked['history']> = {}) =>
  insurerOffer({ facts: findInsurer(firmId)!, request, history: { ...quiet, ...history }, seed: 'emsal' });
const discountsOf = (firmId: number, request: QuoteRequest) =>
  Object.fromEntries(offerOf(firmId, request).discounts.map((discount) => [discount.kind, discount]));

const province = fc.integer({ min: 1, max: 81 }).map((code) => String(code).padStart(2, '0'));
const vehicleClass = fc.constantFrom(...vehicle.shape.vehicleClass.options);
const asked = fc.record({
  line: fc.constantFrom(...lines),
  pick: fc.nat(),
  seed: fc.string(),
  step: fc.integer({ min: 0, max: 8 }),
  level: fc.integer({ min: 0, max: 5 }),
  previousPolicyEnd: fc.constantFrom(undefined, '2026-11-22', '2026-10-01', '2025-01-01'),
  vehicle: fc.record({
    provinceCode: province,
    vehicleClass,
    isElectric: fc.boolean(),
    isCommercial: fc.boolean(),
    value: fc.integer({ min: 1, max: 5_000_000_000 }),
    modelYear: fc.integer({ min: 1976, max: 2026 }),
  }),
  campaigns: fc.record(
    {
      child: fc.record({ age: fc.integer({ min: 0, max: 17 }) }),
      job: fc.record({ code: fc.constantFrom('003', '013', '999') }),
      driver: fc.record({ age: fc.integer({ min: 18, max: 90 }), licenceYears: fc.integer({ min: 0, max: 70 }) }),
    },
    { requiredKeys: [] },
  ),
  adjust: fc.record(
    {
      immLimit: fc.constantFrom(...immLimits),
      covers: fc.subarray(['KSK-IKAME-15', 'KSK-CAM', 'KSK-ESYA', 'KSK-WALLBOX']),
      accessoriesOff: fc.subarray(['rims']),
      discountCode: fc.constantFrom('YENIMUSTERI', 'EMSAL10', 'YOKBOYLE'),
      withoutOnlineDiscount: fc.boolean(),
    },
    { requiredKeys: [] },
  ),
});

describe('a price of the sandbox market', () => {
  it('adds up to the kuruş and never exceeds the legal ceiling, for every line, insurer, risk, campaign and change', () => {
    fc.assert(
      fc.property(asked, ({ line, pick, seed, step, level, previousPolicyEnd, vehicle, campaigns, adjust }) => {
        const sellers = insurersSelling(line);
        const facts = sellers[pick % sellers.length]!;
        const question = sampleQuestions[line];
        const request = {
          ...question,
          previousPolicyEnd,
          vehicle: { ...question.vehicle, ...vehicle },
          campaigns,
          adjust,
        } as QuoteRequest;
        const history = { claims: 0, step: step as TrafficStep, level: level as NoClaimLevel };
        const offer = insurerOffer({ facts, request, history, seed });
        const amounts = [
          offer.base,
          ...[offer.discounts, offer.surcharges, offer.taxes].flat().map(({ amount }) => amount),
        ];
        expect(amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
        expect(partsTotal(offer)).toBe(offer.total);
        expect(offer.total).toBeGreaterThan(0);
        expect(offer.total).toBeLessThanOrEqual(lawfulMaximum(request, history.step));
      }),
      { numRuns: 2_000 },
    );
  });
  it.each(lines)('of %s names its covers once each and says what documents come with it', (line) => {
    for (const { firmId, hasMultilingualQrPdf } of insurersSelling(line)) {
      const { assurances, documents } = offerOf(firmId, sampleQuestions[line]);
      expect(new Set(assurances.map(({ key }) => key)).size).toBe(assurances.length);
      expect(documents.includes('multilingualQrPdf')).toBe(hasMultilingualQrPdf);
    }
  });
});

describe('what makes own damage dearer', () => {
  const total = (change: Partial<typeof AUTO>, history: Partial<Asked['history']> = {}) =>
    offerOf(12, { ...AUTO, adjust: undefined, campaigns: undefined, ...change }, history).total;
  const ofVehicle = (vehicle: Partial<typeof AUTO.vehicle>) =>
    total({ vehicle: { ...AUTO.vehicle, lpg: undefined, ...vehicle } });

  it('is the value, at every kuruş', () => {
    const value = fc.integer({ min: 0, max: 2_000_000_000 });
    fc.assert(
      fc.property(value, value, (one, other) =>
        expect(ofVehicle({ value: Math.max(one, other) })).toBeGreaterThanOrEqual(
          ofVehicle({ value: Math.min(one, other) }),
        ),
      ),
    );
  });
  it('is a lower no-claim level, a very young or old owner, commercial use, gas, accessories and a higher limit', () => {
    const levels = ([0, 1, 2, 3, 4, 5] as const).map((level) => total({}, { level }));
    expect(levels).toEqual(levels.toSorted((a, b) => b - a));
    const bornIn = (year: number) => total({ insured: { ...AUTO.insured, birthday: `${year}-01-01` } });
    expect(bornIn(2005)).toBeGreaterThan(bornIn(1985));
    expect(bornIn(1950)).toBeGreaterThan(bornIn(1985));
    expect(ofVehicle({ isCommercial: true })).toBeGreaterThan(ofVehicle({}));
    expect(ofVehicle({ lpg: { isOriginal: true } })).toBeGreaterThan(ofVehicle({}));
    expect(ofVehicle({ lpg: { isOriginal: false, value: 1_500_000 } })).toBeGreaterThan(
      ofVehicle({ lpg: { isOriginal: true } }),
    );
    expect(total({ accessories: AUTO.accessories })).toBeGreaterThan(total({ accessories: [] }));
    const limits = immLimits.map((immLimit) => total({ adjust: { immLimit } }));
    expect(limits).toEqual([...new Set(limits)].toSorted((a, b) => a - b));
  });
  it('follows the visitor’s changes: an accessory left out, a cover switched on', () => {
    expect(total({ adjust: { accessoriesOff: ['rims'] } })).toBe(total({ accessories: [] }));
    const [cover] = offerOf(12, AUTO).optionalCovers;
    const added = offerOf(12, { ...AUTO, adjust: { covers: [cover!.key] } });
    expect(added.surcharges).toContainEqual({ kind: 'cover', description: expect.any(String), amount: cover!.price });
    expect(added.assurances.map(({ key }) => key)).toContain(cover!.key);
  });
  it('states the limit of liability under KSK-IMM, as a number and as Limitsiz', () => {
    const limitOf = (immLimit: number) =>
      offerOf(12, { ...AUTO, adjust: { immLimit } }).assurances.find(({ key }) => key === 'KSK-IMM');
    expect(limitOf(5_000_000)).toMatchObject({ value: '5.000.000\u00A0₺', limit: 5_000_000 });
    expect(limitOf(unlimitedImm)).toMatchObject({ value: 'Limitsiz', limit: 9_999_999_999 });
  });
});

describe('discounts', () => {
  const withChild = (age: number, birthday = '1985-04-12'): QuoteRequest => ({
    ...AUTO,
    campaigns: { child: { age } },
    insured: { ...AUTO.insured, birthday },
  });
  it.each([
    [31, 6, true],
    [31, 7, false],
    [75, 10, true],
    [75, 11, false],
  ])('insurer %i gives the child discount at %i: %s', (firmId, age, expected) => {
    expect('child' in discountsOf(firmId, withChild(age))).toBe(expected);
  });
  it('the parent must have completed 18', () => {
    expect(discountsOf(31, withChild(1, '2008-11-22'))).toHaveProperty('child');
    expect(discountsOf(31, withChild(1, '2008-11-23'))).not.toHaveProperty('child');
  });
  it('M618 insurer 75 names its own ages', () => {
    expect(discountsOf(75, withChild(1)).child?.description).toContain('0-10');
    expect(discountsOf(31, withChild(1)).child?.description).toContain('0-6');
  });
  it.each([
    ['F644', { age: 30, licenceYears: 3 }, false],
    ['F644', { age: 31, licenceYears: 2 }, false],
    ['F644', { age: 31, licenceYears: 3 }, true],
  ])('%s insurer 31 gives the driver discount for %j: %s', (_id, driver, expected) => {
    expect('driver' in discountsOf(31, { ...AUTO, campaigns: { driver } })).toBe(expected);
  });
  it('F645 insurer 61 takes a quarter of a claim back in return', () => {
    const driver = { age: 20, licenceYears: 1 };
    const offer = offerOf(61, { ...AUTO, campaigns: { driver } });
    expect(offer.assurances).toContainEqual({ key: 'KSK-MUAFIYET', label: 'Hasarda muafiyet', value: '%25' });
    expect(offer.campaigns.find(({ kind }) => kind === 'driver')?.condition).toContain('%25');
  });
  it('carry the occupation that they rest on, the opted-in one before the form’s', () => {
    const { campaigns: _none, ...fromForm } = AUTO;
    expect(discountsOf(31, fromForm).job?.customDataCode).toBe('003');
    expect(discountsOf(31, { ...AUTO, campaigns: { job: { code: '013' } } }).job?.customDataCode).toBe('013');
  });
  it('offer the occupation’s with its highest percentage while none was told, and take nothing off for it', () => {
    const untold = { ...AUTO, campaigns: undefined, insured: { ...AUTO.insured, jobCode: undefined } };
    expect(offerOf(31, untold).campaigns).toContainEqual(expect.objectContaining({ kind: 'job', percent: 25 }));
    expect(discountsOf(31, untold)).not.toHaveProperty('job');
  });
  it('leave a company without campaigns', () => {
    expect(offerOf(31, { ...AUTO, insured: { identityNo: '4540234112' } }).campaigns).toEqual([]);
  });
  it('F639 F640 F641 F642 stay within the caps at every insurer', () => {
    const highest = (line: 'AUTO' | 'TRAFFIC', kind: string) =>
      Math.max(
        0,
        ...insurersSelling(line).flatMap(({ firmId }) =>
          offerOf(firmId, sampleQuestions[line]).campaigns.flatMap((one) => (one.kind === kind ? [one.percent] : [])),
        ),
      );
    expect(['child', 'job', 'driver'].map((kind) => highest('AUTO', kind))).toEqual([25, 25, 20]);
    expect(['child', 'job', 'driver'].map((kind) => highest('TRAFFIC', kind))).toEqual([15, 0, 0]);
  });
  it('F643 the no-claim discount of a car with a previous policy reaches 65% of the premium', () => {
    const plain = { ...AUTO, campaigns: undefined, insured: { identityNo: AUTO.insured.identityNo } };
    const { base, surcharges, discounts } = offerOf(31, plain, { level: 5 });
    const gross = base + surcharges.reduce((sum, { amount }) => sum + amount, 0);
    expect(discounts[0]).toMatchObject({ kind: 'noClaim', amount: Math.ceil(gross * 0.65) });
  });
});

describe('traffic', () => {
  it('adds a tenth at step 4 and takes half off at step 8', () => {
    const atFour = offerOf(31, TRAFFIC, { step: 4 });
    expect(atFour.surcharges[0]).toMatchObject({ kind: 'step', amount: Math.floor(atFour.base / 10) });
    const atEight = offerOf(31, TRAFFIC, { step: 8 });
    expect(atEight.discounts[0]).toMatchObject({ kind: 'step', amount: Math.ceil(atEight.base / 2) });
  });
  it('states the surcharge of a late renewal', () => {
    const late = offerOf(31, { ...TRAFFIC, previousPolicyEnd: '2026-11-01' });
    expect(late.surcharges).toContainEqual(expect.objectContaining({ kind: 'late' }));
  });
  it('costs a sixth for sixty days', () => {
    const short = offerOf(12, sampleQuestions.SHORTTRAFFIC).base;
    expect(offerOf(12, TRAFFIC).base / short).toBeGreaterThan(5.5);
    expect(offerOf(12, TRAFFIC).base / short).toBeLessThan(6.6);
  });
});

it.each(lines)('a wider cover score of %s is a cover more, never a number alone', (line) => {
  const covers = new Map(
    insurersSelling(line).map(({ firmId, coverageScore }) => [
      coverageScore,
      offerOf(firmId, sampleQuestions[line]).assurances.length,
    ]),
  );
  const byScore = [...covers].toSorted(([a], [b]) => a - b).map(([, held]) => held);
  expect(byScore).toEqual(byScore.toSorted((a, b) => a - b));
  if (covers.size > 1) expect(new Set(byScore).size).toBeGreaterThan(1);
});

describe('a liability policy', () => {
  it('is priced by the limit that is wished, and by a changed one before that', () => {
    const limited = (request: typeof IMM) => offerOf(12, request).assurances[0]?.limit;
    const { adjust: _changed, ...wished } = IMM;
    expect([limited(IMM), limited(wished), limited({ ...wished, immLimit: undefined })]).toEqual([
      9_999_999_999, 5_000_000, 1_000_000,
    ]);
  });
});

describe('the history of a person', () => {
  const people = Array.from({ length: 200 }, (_, index) => ({
    ...TRAFFIC,
    insured: { identityNo: String(10_000_000_000 + index) },
  }));
  const onPlate = (plate: string) =>
    people.map((request) => historyOf({ ...request, vehicle: { ...request.vehicle, plate } }, 'emsal'));

  it('is the same whoever asks: step 4 to 8 and level 0 to 5 without a claim, step 0 from three claims on', () => {
    const usual = onPlate('34ABC12');
    expect(new Set(usual.map(({ step }) => step))).toEqual(new Set([4, 5, 6, 7, 8]));
    expect(new Set(usual.map(({ level }) => level))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
    expect(new Set(onPlate('34HSR01').map(({ step, level }) => `${step} ${level}`))).toEqual(new Set(['0 0']));
  });
  it('begins at level 0 without a policy before', () => {
    const { previousPolicyEnd: _none, ...first } = TRAFFIC;
    expect(historyOf(first, 'emsal').level).toBe(0);
  });
});
