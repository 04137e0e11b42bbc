import { oldestDiscountedChild } from '@emsal/validation/ages/campaign-ages';
import { findInsurer, insurers, isCallCentreOnly, insurersSelling } from './registry';
import { sampleRequests } from './testing/samples';
import type { SoldLine } from '@emsal/lines/registry/facts-of';

const soldLines = Object.keys(sampleRequests) as SoldLine[];

describe('the registry of insurers', () => {
  it('contains thirty insurers or more with unique ids and network keys, spread over the dialects', () => {
    expect(insurers.length).toBeGreaterThanOrEqual(30);
    expect(new Set(insurers.map(({ firmId }) => firmId)).size).toBe(insurers.length);
    expect(new Set(insurers.map(({ networkKey }) => networkKey)).size).toBe(insurers.length);
    for (const name of ['json', 'soap', 'submit-and-poll'])
      expect(insurers.filter(({ dialect }) => dialect.name === name).length).toBeGreaterThanOrEqual(10);
  });
  it('has more than twenty insurers for car and traffic, as the pages claim, and at least six for any line that can be quoted', () => {
    for (const line of ['AUTO', 'TRAFFIC'] as const) expect(insurersSelling(line).length).toBeGreaterThan(20);
    expect(soldLines.filter((line) => insurersSelling(line).length < 6)).toEqual([]);
  });
  it('sells every line in every dialect', () => {
    const dialectsOf = (line: SoldLine) => new Set(insurersSelling(line).map(({ dialect }) => dialect.name));
    expect(soldLines.filter((line) => dialectsOf(line).size < 3)).toEqual([]);
  });
  it('F027 contains one insurer that sells traffic through the call centre only: 103', () => {
    expect(insurers.filter(({ callCentreLines }) => callCentreLines.length > 0).map(({ firmId }) => firmId)).toEqual([
      103,
    ]);
    expect((['TRAFFIC', 'AUTO'] as const).map((line) => isCallCentreOnly(103, line))).toEqual([true, false]);
    expect(isCallCentreOnly(31, 'TRAFFIC')).toBe(false);
  });
  it.each([
    [75, '0-10'],
    [31, '0-6'],
  ])('F306 M618 states for insurer %i child discount ages of %s', (firmId, ages) => {
    expect(findInsurer(firmId)?.childDiscountAges).toBe(ages);
  });
  it('gives no child discount beyond the age that the form accepts', () => {
    const oldest = insurers.map(({ childDiscountAges }) => Number(childDiscountAges.split('-')[1]));
    expect(Math.max(...oldest)).toBe(oldestDiscountedChild);
  });
  it.each([
    [31, { percent: 20, minAge: 30, minLicenceYears: 3 }],
    [61, { percent: 15, claimDeductiblePercent: 25 }],
    [26, null],
  ])('states the driver discount’s condition of insurer %i', (firmId, expected) => {
    expect(findInsurer(firmId)?.driverDiscount).toEqual(expected);
  });
  it.each([
    [26, true],
    [120, true],
    [133, true],
    [160, true],
    [31, false],
  ])('F307 M619 states for insurer %i whether its PDF is multilingual with a QR code: %s', (firmId, expected) => {
    expect(findInsurer(firmId)?.hasMultilingualQrPdf).toBe(expected);
  });
});
