import { calls, type CallKey } from '@emsal/api/calls/table';
import { completeAnswers } from '@emsal/lines/kit/answers/answers';
import { saveRequests } from '@emsal/lines/kit/steps/requests';
import { samplesToday, sweepDays } from '@emsal/lines/kit/samples/sample';
import { sweep } from '@emsal/lines/kit/samples/sweep';
import { findStep, stepsOf, visibleEntries } from '@emsal/lines/kit/steps/visible-steps';
import { type VehicleSample } from '../sample-parts';
import { usedVehicleSale, form as line } from './form';
import { samples as usedVehicleTrafficSamples } from './samples';

const context = { today: samplesToday, schemaOf: (call: string) => calls[call as CallKey].input };
const [known] = usedVehicleTrafficSamples(samplesToday);
const asked = (answers: VehicleSample['answers']) =>
  stepsOf(line).flatMap((step) => visibleEntries(line, step, answers).map(({ field }) => field));

it.each(sweepDays)('passes the sweep on %s', (today) => {
  expect(sweep(line, { ...context, today, samples: usedVehicleTrafficSamples(today) })).toEqual([]);
});

it('is TRAFFIC with a sale type, whatever was typed', () => {
  expect(completeAnswers(line, { vehicleSaleType: 'x' })).toMatchObject({
    vehicleSaleType: usedVehicleSale,
    licensePlateStatus: '1',
  });
});

it('F012 asks for no licence before the purchase, nor for values that only the registration contains when the plate is known', () => {
  expect(asked(known!.answers)).toContain('licensePlateNo');
  for (const field of ['licenseNo', 'vehicleChassisNo', 'vehicleEngineNo'])
    expect(asked(known!.answers)).not.toContain(field);
});

it('asks for the buyer’s number, not the registered owner’s', () => {
  expect(line.fields['shortLicenseOwnerTcOrTaxNo']).toMatchObject({
    kind: 'identity',
    hint: expect.stringMatching(/^Aracı alacak kişinin/),
  });
  expect(findStep(line, 'temel-bilgiler')?.lead).toMatch(/alıcının adına/);
});

it('does not take over the seller’s policy and vehicles', () => {
  expect(asked({ ...known!.answers, showPolicyInformation: true, assetStep: true })).not.toEqual(
    expect.arrayContaining(['currentInsuranceCompany']),
  );
  expect(stepsOf(line).map(({ slug }) => slug)).not.toContain('araclarim');
});

it('asks for the chassis number when the plate is unknown to the register', () => {
  expect(asked({ ...known!.answers, isVehicleFound: false })).toContain('vehicleChassisNo');
});

it('saves the vehicle with its plate and without a licence', () => {
  const visit = { ...context, visitId: '0123456789abcdef0123456789abcdef', answers: known!.answers };
  const [vehicle, ...more] = saveRequests(line, findStep(line, 'arac-ozellikleri')!, visit);
  expect(vehicle?.body).toMatchObject({ licensePlateStatus: 1, licensePlateNo: '34ABC12', licenseNo: undefined });
  expect(more).toEqual([]);
});
