import type { SoldLine } from '@emsal/lines/registry/facts-of';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import { completeAnswers } from '@emsal/lines/kit/answers/answers';
import { samplesToday } from '@emsal/lines/kit/samples/sample';
import { formOf } from '@emsal/lines/server/server-lines';
import { samplesOf } from '@emsal/lines/registry/testing/samples-of';
import { validateForm } from './validate-form';
import { requestOf as askedBy } from './create-offer';
import { factsOf, soldLines } from '@emsal/lines/registry/facts-of';
import { quoteQuestion } from './quote-question';
import { requestHash } from '../request-hash';

const facts = { requestId: 'a'.repeat(32), today: samplesToday };

/** The quote request of a line's sample with some answers changed. */
async function requestOf(line: SoldLine, change: AnswerSet = {}, given = facts) {
  const form = formOf(line)!;
  const answers = completeAnswers(form, { ...samplesOf(line, samplesToday)[0]!.answers, ...change });
  const question = quoteQuestion(line, answers, given);
  return question.kind === 'ask' ? question.request : undefined;
}

describe('the quote request of a form', () => {
  it.each(soldLines)('is complete for every sample of %s', async (line) => {
    const form = formOf(line)!;
    for (const { answers } of samplesOf(line, samplesToday)) {
      expect(validateForm(form, answers, { today: samplesToday })).toMatchObject({ ok: true });
      const question = quoteQuestion(line, completeAnswers(form, answers), facts);
      const expected = { ask: { request: { line } }, adviser: { reason: expect.stringMatching(/\.$/) } };
      expect(question).toMatchObject(expected[question.kind as keyof typeof expected]);
    }
  });
  it('takes the province from the plate, otherwise from the chosen city', async () => {
    expect((await requestOf('TRAFFIC'))?.risk).toMatchObject({ provinceCode: '34' });
    const unplated = { licensePlateNo: '', cityId: '06' };
    expect((await requestOf('TRAFFIC', unplated))?.risk).toMatchObject({ provinceCode: '06' });
  });
  it('has no plate while none is issued, even if one was typed earlier', async () => {
    expect((await requestOf('TRAFFIC', { licensePlateStatus: '0', cityId: '06' }))?.risk).toMatchObject({
      plate: '',
      provinceCode: '06',
    });
  });
  it('starts on the last day of a running policy of the same line, otherwise today', async () => {
    expect((await requestOf('TRAFFIC'))?.startDate).toBe('2026-12-14');
    expect(await requestOf('TRAFFIC', { currentInsuranceExpiryDate: '2026-11-01' })).toMatchObject({
      startDate: samplesToday,
      previousPolicyEnd: '2026-11-01',
    });
    for (const line of ['TRAFFIC', 'AUTO'] as const)
      expect((await requestOf(line, { currentInsuranceExpiryDate: '' }))?.startDate).toBe(samplesToday);
  });
  it('ignores a previous policy that the visitor removed', async () => {
    for (const line of ['TRAFFIC', 'AUTO'] as const)
      expect(await requestOf(line, { showPolicyInformation: false })).toMatchObject({
        startDate: samplesToday,
        previousPolicyEnd: undefined,
      });
    expect(await requestOf('IMM', { showPolicyInformation: false })).toMatchObject({
      terms: { trafficPolicyEnd: undefined },
    });
  });
  it('starts today for a dealer, for a buyer and beside a running traffic policy, and on the first day of a journey', async () => {
    for (const line of ['SHORTTRAFFIC', 'USEDVEHICLETRAFFIC', 'IMM'] as const) {
      const request = await requestOf(line, { currentInsuranceExpiryDate: '2026-12-14' });
      expect([request?.startDate, request?.previousPolicyEnd]).toEqual([samplesToday, undefined]);
    }
    expect((await requestOf('GREENCARD', { travelStartDate: '2026-12-01' }))?.startDate).toBe('2026-12-01');
  });
  it('recognises electric, commercial and light goods vehicles', async () => {
    const van = { vehicleFuelType: '3', vehiclePurposeOfUsageType: '2', vehicleUsageType: '027021' };
    expect((await requestOf('TRAFFIC', van))?.risk).toMatchObject({
      isElectric: true,
      isCommercial: true,
      vehicleClass: 'pickup',
      usageType: '027021',
    });
    expect((await requestOf('ELECTRICVEHICLE', { vehicleFuelType: '0' }))?.risk).toMatchObject({ isElectric: true });
  });
  it('states the list value in kuruş, and none for a vehicle that is too old for the list', async () => {
    expect((await requestOf('AUTO'))?.risk).toMatchObject({ value: expect.any(Number) });
    expect((await requestOf('AUTO', { vehicleModelYear: '1990' }))?.risk).toMatchObject({ value: undefined });
  });
  it('states accessories, LPG system, limit, journey and sale in kuruş or whole lira', async () => {
    const rows = [{ code: 'accessoryRims', amount: '15000' }];
    expect(await requestOf('AUTO', { isAccessoryVehicle: true, accessoriesForm: rows })).toMatchObject({
      terms: { accessories: [{ code: 'accessoryRims', value: 1_500_000 }] },
    });
    expect(await requestOf('AUTO', { isAccessoryVehicle: false, accessoriesForm: rows })).toMatchObject({
      terms: { accessories: [] },
    });
    const lpg = { vehicleFuelType: '2', vehicleIsLpgOriginal: false, vehicleLpgValue: '15000' };
    expect((await requestOf('TRAFFIC', lpg))?.risk).toMatchObject({ lpg: { isOriginal: false, value: 1_500_000 } });
    const ofMaker = { vehicleBrand: '013', vehicleModelType: '101' };
    expect((await requestOf('AUTO', { ...ofMaker, vehicleFuelType: '' }))?.risk).toMatchObject({
      lpg: { isOriginal: true },
    });
    expect((await requestOf('AUTO', { ...ofMaker, vehicleFuelType: '0' }))?.risk).toMatchObject({ lpg: undefined });
    expect(await requestOf('IMM', { immLimit: '9999999999' })).toMatchObject({ terms: { immLimit: 9_999_999_999 } });
    expect(await requestOf('GREENCARD')).toMatchObject({
      terms: { trip: { countryCode: 'BG', endDate: '2026-12-05' } },
    });
    expect(await requestOf('USEDVEHICLETRAFFIC')).toMatchObject({
      terms: { sale: { saleType: expect.stringMatching(/./) } },
    });
  });
  it('includes the campaigns and changes that the visitor chose', async () => {
    const options = { campaigns: { child: { age: 4 } }, options: { immLimit: 5_000_000 } };
    expect(await requestOf('AUTO', {}, { ...facts, ...options })).toMatchObject(options);
  });
  it.each(soldLines)('of %s is refused as incomplete while the number of its policyholder is missing', (line) => {
    const form = formOf(line)!;
    const answers = { ...samplesOf(line, samplesToday)[0]!.answers, [factsOf(line).identityField]: '' };
    const question = quoteQuestion(line, completeAnswers(form, answers), facts);
    expect(question).toEqual({ kind: 'incomplete' });
    expect(() => askedBy(question)).toThrow(expect.objectContaining({ status: 400 }));
  });
  it('that only an adviser can answer is refused with the code whose page offers a call', () => {
    expect(askedBy({ kind: 'adviser', reason: 'Bu sporu danışmanımız sigortalar.' })).toMatchObject({
      code: '402',
      message: 'Bu sporu danışmanımız sigortalar.',
    });
  });
  it('that the line refuses is refused with its code and message', () => {
    expect(askedBy({ kind: 'refuse', code: '590', message: 'Bu araç sigortalanamıyor.' })).toMatchObject({
      code: '590',
      message: 'Bu araç sigortalanamıyor.',
    });
  });
  it('names the vehicle by brand, type and model year', async () => {
    expect((await requestOf('AUTO'))?.risk).toMatchObject({ name: expect.stringMatching(/^\S+ .+ \d{4}$/) });
    expect((await requestOf('GREENCARD'))?.risk).toEqual(expect.not.objectContaining({ name: expect.anything() }));
  });
  it('states the chassis number only of a vehicle without a plate', async () => {
    const chassis = { vehicleChassisNo: 'WBA00000000000001' };
    expect((await requestOf('TRAFFIC', chassis))?.risk).toEqual(
      expect.not.objectContaining({ chassisNo: expect.anything() }),
    );
    const unplated = { ...chassis, licensePlateStatus: '0', cityId: '06' };
    expect((await requestOf('TRAFFIC', unplated))?.risk).toMatchObject({ chassisNo: 'WBA00000000000001' });
  });
  it('has one hash for one set of answers, whatever its id', async () => {
    const first = (await requestOf('TRAFFIC'))!;
    const again = (await requestOf('TRAFFIC', {}, { ...facts, requestId: 'b'.repeat(32) }))!;
    const other = (await requestOf('TRAFFIC', { vehicleModelYear: '2020' }))!;
    expect(requestHash(first)).toBe(requestHash(again));
    expect(requestHash(first)).not.toBe(requestHash(other));
  });
});
