import { findInsurer, insurers, isCallCentreOnly, insurersSelling } from './registry';
import { sampleQuestions } from './testing/samples';
import type { QuotedLine } from './quote-request';

const vehicleLines = Object.keys(sampleQuestions) as QuotedLine[];

describe('the registry of insurers', () => {
  it('holds thirty insurers or more, each number and network once, spread over the dialects', () => {
    expect(insurers.length).toBeGreaterThanOrEqual(30);
    expect(new Set(insurers.map(({ firmId }) => firmId)).size).toBe(insurers.length);
    expect(new Set(insurers.map(({ networkKey }) => networkKey)).size).toBe(insurers.length);
    for (const name of ['json', 'soap', 'submit-and-poll'])
      expect(insurers.filter(({ dialect }) => dialect.name === name).length).toBeGreaterThanOrEqual(10);
  });
  it('has more than twenty insurers for car and traffic, as the pages claim, and at least six for any vehicle line', () => {
    for (const line of ['AUTO', 'TRAFFIC'] as const) expect(insurersSelling(line).length).toBeGreaterThan(20);
    expect(vehicleLines.filter((line) => insurersSelling(line).length < 6)).toEqual([]);
  });
  it('sells a line in every dialect', () => {
    const dialectsOf = (line: QuotedLine) => new Set(insurersSelling(line).map(({ dialect }) => dialect.name));
    expect(vehicleLines.filter((line) => dialectsOf(line).size < 3)).toEqual([]);
  });
  it('F027 knows one insurer that sells traffic through the call centre only: 103', () => {
    expect(
      insurers.filter(({ isTrafficCallCentreOnly }) => isTrafficCallCentreOnly).map(({ firmId }) => firmId),
    ).toEqual([103]);
    expect((['TRAFFIC', 'AUTO'] as const).map((line) => isCallCentreOnly(103, line))).toEqual([true, false]);
    expect(isCallCentreOnly(31, 'TRAFFIC')).toBe(false);
  });
  it.each([
    [75, '0-10'],
    [31, '0-6'],
  ])('F306 M618 says for insurer %i that the child discount runs %s', (firmId, ages) => {
    expect(findInsurer(firmId)?.childDiscountAges).toBe(ages);
  });
  it.each([
    [31, { percent: 20, minAge: 30, minLicenceYears: 3 }],
    [61, { percent: 15, claimExcessPercent: 25 }],
    [26, null],
  ])('says for insurer %i what its driver discount asks', (firmId, expected) => {
    expect(findInsurer(firmId)?.driverDiscount).toEqual(expected);
  });
  it.each([
    [26, true],
    [120, true],
    [133, true],
    [160, true],
    [31, false],
  ])('F307 M619 says for insurer %i whether its PDF is multilingual with a QR code: %s', (firmId, expected) => {
    expect(findInsurer(firmId)?.hasMultilingualQrPdf).toBe(expected);
  });
});
