import type { QuoteRequest } from '@emsal/insurers/quote-request';
import { insurersSelling } from '@emsal/insurers/registry';
import { sampleRequests } from '@emsal/insurers/testing/samples';
import { offerOf } from './testing/offer-of';

const { AUTO } = sampleRequests;
const discountsOf = (firmId: number, request: QuoteRequest) =>
  Object.fromEntries(offerOf(firmId, request).discounts.map((discount) => [discount.kind, discount]));

describe('discounts', () => {
  const withChild = (age: number, birthday = '1985-04-12'): QuoteRequest => ({
    ...AUTO,
    campaigns: { child: { age } },
    policyholder: { ...AUTO.policyholder, birthday },
  });
  it.each([
    ['F436', 31, 6, true],
    ['F436', 31, 7, false],
    ['F437', 75, 10, true],
    ['F437', 75, 11, false],
  ])('%s insurer %i gives the child discount at %i: %s', (_id, firmId, age, expected) => {
    expect('child' in discountsOf(firmId, withChild(age))).toBe(expected);
  });
  it('F438 require a parent of at least 18', () => {
    expect(discountsOf(31, withChild(1, '2008-11-22'))).toHaveProperty('child');
    expect(discountsOf(31, withChild(1, '2008-11-23'))).not.toHaveProperty('child');
  });
  it('M618 of insurer 75 state its own ages', () => {
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
  it('F645 of insurer 61 come with a deductible of a quarter of each claim', () => {
    const driver = { age: 20, licenceYears: 1 };
    const offer = offerOf(61, { ...AUTO, campaigns: { driver } });
    expect(offer.assurances).toContainEqual({
      key: 'KSK-MUAFIYET',
      label: 'Hasarda muafiyet',
      value: '%25',
      extent: { code: 'percent', count: 25 },
    });
    expect(offer.campaigns.find(({ kind }) => kind === 'driver')?.condition).toContain('%25');
  });
  it.each([
    ['AUTO', { child: 25, job: 25, driver: 20 }],
    ['ELECTRICVEHICLE', { child: 25, job: 25, driver: 20 }],
    ['TRAFFIC', { child: 15 }],
    ['GREENCARD', {}],
  ] as const)('in %s reach at most %j percent', (line, caps) => {
    const campaigns = insurersSelling(line).flatMap(({ firmId }) => offerOf(firmId, sampleRequests[line]).campaigns);
    const highest = Object.groupBy(campaigns, ({ kind }) => kind);
    expect(Object.keys(highest).sort()).toEqual(Object.keys(caps).sort());
    for (const { kind, percent } of campaigns)
      expect(percent).toBeLessThanOrEqual((caps as Partial<Record<string, number>>)[kind] ?? 0);
  });
  it('state the occupation that they depend on, the campaign’s before the form’s', () => {
    const { campaigns: _none, ...fromForm } = AUTO;
    expect(discountsOf(31, fromForm).job?.customDataCode).toBe('003');
    expect(discountsOf(31, { ...AUTO, campaigns: { job: { code: '013' } } }).job?.customDataCode).toBe('013');
  });
  it('list the occupation campaign with its highest percentage while no occupation is given, and deduct nothing', () => {
    const withoutJob = { ...AUTO, campaigns: undefined, policyholder: { ...AUTO.policyholder, jobCode: undefined } };
    expect(offerOf(31, withoutJob).campaigns).toContainEqual(expect.objectContaining({ kind: 'job', percent: 25 }));
    expect(discountsOf(31, withoutJob)).not.toHaveProperty('job');
  });
  it('list no campaigns for a company', () => {
    expect(offerOf(31, { ...AUTO, policyholder: { identityNo: '4540234112' } }).campaigns).toEqual([]);
  });
  it('F639 F640 F641 F642 stay within the caps at every insurer', () => {
    const highest = (line: 'AUTO' | 'TRAFFIC', kind: string) =>
      Math.max(
        0,
        ...insurersSelling(line).flatMap(({ firmId }) =>
          offerOf(firmId, sampleRequests[line]).campaigns.flatMap((one) => (one.kind === kind ? [one.percent] : [])),
        ),
      );
    expect(['child', 'job', 'driver'].map((kind) => highest('AUTO', kind))).toEqual([25, 25, 20]);
    expect(['child', 'job', 'driver'].map((kind) => highest('TRAFFIC', kind))).toEqual([15, 0, 0]);
  });
  it('F643 for a car with a previous policy include a no-claims discount of up to 65% of the premium', () => {
    const plain = { ...AUTO, campaigns: undefined, policyholder: { identityNo: AUTO.policyholder.identityNo } };
    const { base, surcharges, discounts } = offerOf(31, plain, { level: 5 });
    const gross = base + surcharges.reduce((sum, { amount }) => sum + amount, 0);
    expect(discounts[0]).toMatchObject({ kind: 'noClaim', amount: Math.ceil(gross * 0.65) });
  });
});
