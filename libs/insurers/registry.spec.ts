import { findInsurer, insurers } from './registry';

describe('the registry of insurers', () => {
  it('holds twelve insurers that sell traffic, each number and network once, at least three a dialect', () => {
    expect(insurers).toHaveLength(12);
    expect(new Set(insurers.map(({ firmId }) => firmId)).size).toBe(12);
    expect(new Set(insurers.map(({ networkKey }) => networkKey)).size).toBe(12);
    expect(insurers.every(({ lines }) => lines.includes('TRAFFIC'))).toBe(true);
    for (const name of ['json', 'soap', 'submit-and-poll'])
      expect(insurers.filter(({ dialect }) => dialect.name === name).length).toBeGreaterThanOrEqual(3);
  });
  it('F027 knows one insurer that sells traffic through the call centre only: 103', () => {
    expect(
      insurers.filter(({ isTrafficCallCentreOnly }) => isTrafficCallCentreOnly).map(({ firmId }) => firmId),
    ).toEqual([103]);
  });
  it.each([
    [75, '0-10'],
    [31, '0-6'],
  ])('F306 M618 says for insurer %i that the child discount runs %s', (firmId, ages) => {
    expect(findInsurer(firmId)?.childDiscountAges).toBe(ages);
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
