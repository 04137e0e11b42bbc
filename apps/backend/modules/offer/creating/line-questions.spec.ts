import type { AnswerSet } from '@emsal/lines/kit/field';
import { completeAnswers } from '@emsal/lines/kit/answers';
import { vehicleLines } from '@emsal/lines/vehicle/vehicle-lines';
import { samplesToday } from '@emsal/lines/kit/sample';
import { formOf } from '../../../lines/forms';
import { samplesOf } from '../../../testing/samples-of';
import { judgeForm } from './judge-form';
import { lineQuestions } from './line-questions';
import { requestHash } from './request-hash';

const facts = { requestId: 'a'.repeat(32), today: samplesToday };
type SoldLine = (typeof vehicleLines)[number]['id'];

/** The question that a line's sample makes after some answers changed. */
async function question(line: SoldLine, change: AnswerSet = {}, given = facts) {
  const form = (await formOf(line))!;
  const answers = completeAnswers(form, { ...samplesOf(line, samplesToday)[0]!.answers, ...change });
  return lineQuestions[line]!(answers, given);
}

describe('the question that a form makes', () => {
  it.each(vehicleLines.map(({ id }) => id))('is whole for every way through %s', async (line) => {
    const form = (await formOf(line))!;
    for (const { answers } of samplesOf(line, samplesToday)) {
      expect(judgeForm(form, answers, { today: samplesToday })).toMatchObject({ ok: true });
      expect(lineQuestions[line]!(completeAnswers(form, answers), facts)).toMatchObject({ line });
    }
  });
  it('takes the province from the plate, else from the chosen city', async () => {
    expect((await question('TRAFFIC'))?.vehicle.provinceCode).toBe('34');
    const unplated = { licensePlateNo: '', cityId: '06' };
    expect((await question('TRAFFIC', unplated))?.vehicle.provinceCode).toBe('06');
  });
  it('has no plate while none was issued, though one was typed before that was said', async () => {
    expect((await question('TRAFFIC', { licensePlateStatus: '0', cityId: '06' }))?.vehicle).toMatchObject({
      plate: '',
      provinceCode: '06',
    });
  });
  it('begins on the last day of a running policy of the same kind, else today', async () => {
    expect((await question('TRAFFIC'))?.startDate).toBe('2026-12-14');
    expect(await question('TRAFFIC', { currentInsuranceExpiryDate: '2026-11-01' })).toMatchObject({
      startDate: samplesToday,
      previousPolicyEnd: '2026-11-01',
    });
    for (const line of ['TRAFFIC', 'AUTO'] as const)
      expect((await question(line, { currentInsuranceExpiryDate: '' }))?.startDate).toBe(samplesToday);
  });
  it('follows no policy that the visitor took back', async () => {
    for (const line of ['TRAFFIC', 'AUTO'] as const)
      expect(await question(line, { showPolicyInformation: false })).toMatchObject({
        startDate: samplesToday,
        previousPolicyEnd: undefined,
      });
    expect(await question('IMM', { showPolicyInformation: false })).toMatchObject({ trafficPolicyEnd: undefined });
  });
  it('begins today for a dealer, for a buyer and beside a running traffic policy, and on the first day of a journey', async () => {
    for (const line of ['SHORTTRAFFIC', 'USEDVEHICLETRAFFIC', 'IMM'] as const) {
      const asked = await question(line, { currentInsuranceExpiryDate: '2026-12-14' });
      expect([asked?.startDate, asked?.previousPolicyEnd]).toEqual([samplesToday, undefined]);
    }
    expect((await question('GREENCARD', { travelStartDate: '2026-12-01' }))?.startDate).toBe('2026-12-01');
  });
  it('knows electric, commercial and light goods vehicles', async () => {
    const van = { vehicleFuelType: '3', vehiclePurposeOfUsageType: '2', vehicleUsageType: '027021' };
    expect((await question('TRAFFIC', van))?.vehicle).toMatchObject({
      isElectric: true,
      isCommercial: true,
      vehicleClass: 'pickup',
      usageType: '027021',
    });
    expect((await question('ELECTRICVEHICLE', { vehicleFuelType: '0' }))?.vehicle).toMatchObject({ isElectric: true });
  });
  it('names the value of the list in kuruş, and none for a vehicle that is too old for it', async () => {
    expect((await question('AUTO'))?.vehicle).toMatchObject({ value: expect.any(Number) });
    expect((await question('AUTO', { vehicleModelYear: '1990' }))?.vehicle).toMatchObject({ value: undefined });
  });
  it('carries accessories, gas system, limit, journey and sale in kuruş or whole lira', async () => {
    const rows = [{ code: 'accessoryRims', amount: '15000' }];
    expect(await question('AUTO', { isAccessoryVehicle: true, accessoriesForm: rows })).toMatchObject({
      accessories: [{ code: 'accessoryRims', value: 1_500_000 }],
    });
    expect(await question('AUTO', { isAccessoryVehicle: false, accessoriesForm: rows })).toMatchObject({
      accessories: [],
    });
    const lpg = { vehicleFuelType: '2', vehicleIsLpgOriginal: false, vehicleLpgValue: '15000' };
    expect((await question('TRAFFIC', lpg))?.vehicle).toMatchObject({ lpg: { isOriginal: false, value: 1_500_000 } });
    const ofMaker = { vehicleBrand: '013', vehicleModelType: '101' };
    expect((await question('AUTO', { ...ofMaker, vehicleFuelType: '' }))?.vehicle).toMatchObject({
      lpg: { isOriginal: true },
    });
    expect((await question('AUTO', { ...ofMaker, vehicleFuelType: '0' }))?.vehicle).toMatchObject({ lpg: undefined });
    expect(await question('IMM', { immLimit: '9999999999' })).toMatchObject({ immLimit: 9_999_999_999 });
    expect(await question('GREENCARD')).toMatchObject({ travel: { countryCode: 'BG', endDate: '2026-12-05' } });
    expect(await question('USEDVEHICLETRAFFIC')).toMatchObject({ sale: { saleType: expect.stringMatching(/./) } });
  });
  it('carries the campaigns and changes that the visitor chose', async () => {
    const wishes = { campaigns: { child: { age: 4 } }, adjust: { immLimit: 5_000_000 } };
    expect(await question('AUTO', {}, { ...facts, ...wishes })).toMatchObject(wishes);
  });
  it('is null while something that every insurer needs is missing', async () => {
    expect(await question('TRAFFIC', { shortLicenseOwnerTcOrTaxNo: '' })).toBeNull();
  });
  it('has one hash for one set of answers, whatever our own id of it', async () => {
    const first = (await question('TRAFFIC'))!;
    const again = (await question('TRAFFIC', {}, { ...facts, requestId: 'b'.repeat(32) }))!;
    const other = (await question('TRAFFIC', { vehicleModelYear: '2020' }))!;
    expect(requestHash(first)).toBe(requestHash(again));
    expect(requestHash(first)).not.toBe(requestHash(other));
  });
});
