import { traffic } from '@emsal/lines/vehicle/traffic/traffic';
import { samplesToday } from '@emsal/lines/vehicle/sample-parts';
import { trafficSamples } from '@emsal/lines/vehicle/traffic/traffic-samples';
import { formErrors } from './form-errors';
import { requestHash } from './request-hash';
import { trafficRequest } from './traffic-request';

const requestId = 'a'.repeat(32);
const facts = { requestId, today: samplesToday };
const known = trafficSamples[0]!.answers;

describe('the question that a TRAFFIC form makes', () => {
  it.each(trafficSamples.map(({ name, answers }) => [name, answers] as const))('is whole for: %s', (_name, answers) => {
    expect(formErrors(traffic, answers, { today: samplesToday })).toEqual({});
    expect(trafficRequest(answers, facts)).not.toBeNull();
  });
  it('takes the province from the plate, else from the chosen city', () => {
    expect(trafficRequest(known, facts)?.vehicle.provinceCode).toBe('34');
    expect(trafficRequest({ ...known, licensePlateNo: '', cityId: '06' }, facts)?.vehicle.provinceCode).toBe('06');
  });
  it('begins on the last day of a running policy, else today', () => {
    expect(trafficRequest(known, facts)?.startDate).toBe('2026-12-14');
    expect(trafficRequest({ ...known, currentInsuranceExpiryDate: '2026-11-01' }, facts)).toMatchObject({
      startDate: samplesToday,
      previousPolicyEnd: '2026-11-01',
    });
    expect(trafficRequest({ ...known, currentInsuranceExpiryDate: '' }, facts)).toMatchObject({
      startDate: samplesToday,
    });
  });
  it('knows electric, commercial and light goods vehicles', () => {
    const van = { ...known, vehicleFuelType: '3', vehiclePurposeOfUsageType: '2', vehicleUsageType: '027021' };
    expect(trafficRequest(van, facts)?.vehicle).toMatchObject({
      isElectric: true,
      isCommercial: true,
      vehicleClass: 'pickup',
    });
  });
  it('is null while something that every insurer needs is missing', () => {
    expect(trafficRequest({ ...known, shortLicenseOwnerTcOrTaxNo: '' }, facts)).toBeNull();
  });
  it('has one hash for one set of answers, whatever our own id of it', () => {
    const [first, again, other] = [
      trafficRequest(known, facts),
      trafficRequest(known, { ...facts, requestId: 'b'.repeat(32) }),
      trafficRequest({ ...known, vehicleModelYear: '2020' }, facts),
    ];
    expect(requestHash(first!)).toBe(requestHash(again!));
    expect(requestHash(first!)).not.toBe(requestHash(other!));
  });
});
