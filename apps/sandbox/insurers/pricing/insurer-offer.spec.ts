import { lawfulMaximum } from '@emsal/insurers/lawful-maximum';
import { partsTotal } from '@emsal/insurers/quote-answer';
import type { QuoteRequest } from '@emsal/insurers/quote-request';
import type { SoldLine } from '@emsal/lines/registry/facts-of';
import { insurersSelling } from '@emsal/insurers/registry';
import { vehicleWithModel } from '@emsal/risks/vehicle/vehicle';
import { sampleRequests } from '@emsal/insurers/testing/samples';
import { immLimits } from '@emsal/tariffs/imm/imm-limits';
import type { NoClaimLevel } from '@emsal/tariffs/kasko/kasko-figures';
import type { TrafficStep } from '@emsal/tariffs/traffic/step';
import fc from 'fast-check';
import { insurerOffer } from './insurer-offer';
import { offerOf } from './testing/offer-of';

const lines = Object.keys(sampleRequests) as SoldLine[];

const province = fc.integer({ min: 1, max: 81 }).map((code) => String(code).padStart(2, '0'));
const vehicleClass = fc.constantFrom(...vehicleWithModel.shape.vehicleClass.options);
const inputs = fc.record({
  line: fc.constantFrom(...lines),
  pick: fc.nat(),
  seed: fc.string(),
  step: fc.integer({ min: 0, max: 8 }),
  level: fc.integer({ min: 0, max: 5 }),
  previousPolicyEnd: fc.constantFrom(undefined, '2026-11-22', '2026-10-01', '2025-01-01'),
  risk: fc.record({
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
  options: fc.record(
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

describe('a price of the sandbox', () => {
  it('adds up to the kuruş and never exceeds the legal ceiling, for every line, insurer, risk, campaign and change', () => {
    fc.assert(
      fc.property(inputs, ({ line, pick, seed, step, level, previousPolicyEnd, risk, campaigns, options }) => {
        const sellers = insurersSelling(line);
        const facts = sellers[pick % sellers.length]!;
        const sample = sampleRequests[line];
        const request = {
          ...sample,
          previousPolicyEnd,
          risk: { ...sample.risk, ...risk },
          campaigns,
          options,
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
  it.each(lines)('of %s lists each cover once and states its documents', (line) => {
    for (const { firmId, hasMultilingualQrPdf } of insurersSelling(line)) {
      const { assurances, documents } = offerOf(firmId, sampleRequests[line]);
      expect(new Set(assurances.map(({ key }) => key)).size).toBe(assurances.length);
      expect(documents.includes('multilingualQrPdf')).toBe(hasMultilingualQrPdf);
    }
  });
});

/** Without those that include or leave out a cover whatever their score. */
const usualSellers = (line: SoldLine) => insurersSelling(line).filter(({ behaviour }) => !behaviour?.covers?.[line]);
const addableAt = (line: SoldLine): number[] =>
  usualSellers(line).map(({ firmId }) => offerOf(firmId, sampleRequests[line]).optionalCovers.length);

/** What one product includes and another sells; the covers of other lines, and what can be added to them, are the same in every product. */
const withOwnCovers = lines.filter((line) => new Set(addableAt(line)).size > 1);

it.each(withOwnCovers)('a higher cover score of %s means more covers', (line) => {
  const covers = new Map(
    usualSellers(line).map(({ firmId, coverageScore }) => [
      coverageScore,
      offerOf(firmId, sampleRequests[line]).assurances.length,
    ]),
  );
  const byScore = [...covers].toSorted(([a], [b]) => a - b).map(([, count]) => count);
  expect(byScore).toEqual(byScore.toSorted((a, b) => a - b));
  if (covers.size > 1) expect(new Set(byScore).size).toBeGreaterThan(1);
});
