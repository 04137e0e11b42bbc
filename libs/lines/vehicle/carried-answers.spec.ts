import { carriedAnswers, mergeTypedAnswers } from '@emsal/lines/kit/steps/carried-answers';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import { sampleNamed, samplesToday } from '@emsal/lines/kit/samples/sample';
import type { Line } from '@emsal/lines/kit/grammar/step';
import { form as auto } from './auto/form';
import { form as greenCard } from './green-card/form';
import { form as shortTraffic } from './short-traffic/form';
import { form as traffic } from './traffic/form';
import { samples as trafficSamples } from './traffic/samples';
import { form as usedVehicleTraffic } from './used-vehicle-traffic/form';

const context = { today: samplesToday };
const sample = (name: string): AnswerSet => sampleNamed(trafficSamples(samplesToday), name).answers;
const known: AnswerSet = sample('known plate');
const byHand: AnswerSet = sample('entered by hand, look-ups found nothing');
const carried = (to: Line, answers: AnswerSet = known, line: Line = traffic) =>
  carriedAnswers({ line, answers }, to, context);

it('carries person, plate, licence and occupation from TRAFFIC to AUTO', () => {
  expect(carried(auto)).toMatchObject({
    shortLicenseOwnerTcOrTaxNo: '10000000078',
    phoneNumber: '5321234567',
    birthdayForLicense: '1985-04-12',
    jobCode: '003',
    licensePlateStatus: '1',
    licensePlateNo: '34ABC12',
    plate1: '34',
    cityId: '34',
    licenseNo: 'AB123456',
  });
});

it('carries a vehicle that was typed, with the names of the selected options', () => {
  expect(carried(auto, byHand)).toMatchObject({
    name: byHand['name'],
    city: byHand['city'],
    vehicleBrand: '005',
    vehicleBrandName: 'BMW',
    vehicleModelType: '103',
  });
});

it('carries no checkbox, no look-up result, no email and no policy of the line', () => {
  const ticked = { ...known, marketingConfirm: true, phoneAnnouncementPermission: true, email: 'ayse@ornek.example' };
  const names = Object.keys(carried(auto, { ...ticked, assetStep: true, directionAsset: 'a1' }));
  for (const name of [
    'marketingConfirm',
    'phoneAnnouncementPermission',
    'showPolicyInformation',
    'isVehicleFound',
    'isCustomerFound',
    'hasPrePolicy',
    'name',
    'email',
    'directionAsset',
    'currentInsurancePolicyNo',
    'vehicleFuelType',
  ])
    expect(names).not.toContain(name);
});

it('carries nothing that the other line does not ask for or does not accept', () => {
  expect(carried(greenCard)).not.toHaveProperty('jobCode');
  expect(carried(auto, { ...known, phoneNumber: '532', birthdayForLicense: '1985--4' })).not.toMatchObject({
    phoneNumber: expect.anything(),
    birthdayForLicense: expect.anything(),
  });
});

it('carries a plate that is not issued yet, but not to a line for registered vehicles', () => {
  const toCome = sample('plate not issued yet');
  expect(carried(auto, toCome)).toMatchObject({ licensePlateStatus: '0', cityId: toCome['cityId'] });
  expect(carried(usedVehicleTraffic, toCome)).not.toHaveProperty('licensePlateStatus');
});

it('carries identity under the other line’s field name, in both directions', () => {
  const there = carried(shortTraffic);
  expect(there).toMatchObject({
    licenseShortTrafficTcOrTaxNo: '10000000078',
    shortLicenseOwnerTcOrTaxNo: '10000000078',
    birthdayForLicense: '1985-04-12',
  });
  expect(carried(auto, there, shortTraffic)).toMatchObject({ shortLicenseOwnerTcOrTaxNo: '10000000078' });
});

it('keeps the person under another plate, and nothing of the previous car, including its licence serial', () => {
  const begun = mergeTypedAnswers(auto, carried(auto, byHand), { licensePlateNo: '06 BCD 789' });
  expect(begun).toMatchObject({ licensePlateNo: '06 BCD 789', plate1: '06', birthdayForLicense: '1985-04-12' });
  for (const name of ['licenseNo', 'vehicleBrand', 'vehicleRegistrationDate']) expect(begun).not.toHaveProperty(name);
});

it('keeps everything under the same plate and owner, typed with spaces', () => {
  const typed = { licensePlateNo: '34 ABC 12', shortLicenseOwnerTcOrTaxNo: '100 000 000 78' };
  expect(mergeTypedAnswers(auto, carried(auto), typed)).toEqual({ ...carried(auto), ...typed });
});

it('carries nothing when nothing was answered', () => {
  expect(carried(auto, {})).toEqual({});
});
