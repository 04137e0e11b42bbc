import { changeAnswers, completeAnswers } from '@emsal/lines/kit/answers/answers';
import { stepErrors } from '@emsal/lines/kit/steps/check-step';
import { dueLookups, saveRequests } from '@emsal/lines/kit/steps/requests';
import { findStep } from '@emsal/lines/kit/steps/visible-steps';
import { form as traffic } from './form';
import { context, visit, known } from '../testing/known-traffic';

it('clears the occupation when the owner changes', () => {
  const after = changeAnswers(traffic, known, { shortLicenseOwnerTcOrTaxNo: '99000000178' });
  expect(after).not.toHaveProperty('jobCode');
});

it('F227 the plate status defaults to 0, not yet issued', () => {
  expect(completeAnswers(traffic, {}).licensePlateStatus).toBe('0');
});

it('sets the plate status, parts and province from a plate', () => {
  expect(changeAnswers(traffic, {}, { licensePlateNo: '34 abc 12' })).toMatchObject({
    licensePlateStatus: '1',
    plate1: '34',
    plate2: 'ABC',
    plate3: '12',
    licensePlateCity: '34',
    cityId: '34',
  });
  expect(changeAnswers(traffic, {}, { licensePlateNo: 'x' })).toMatchObject({ licensePlateStatus: '1', plate1: '' });
});

it('M330 changing the plate clears all vehicle fields but keeps plate status, number, city and licence number', () => {
  const after = changeAnswers(traffic, known, { licensePlateNo: '34BCD99' });
  const remaining = Object.keys(after).filter((name) =>
    /^(vehicle|current|isVehicle|hasPre|show|isDisabled)/.test(name),
  );
  expect(remaining).toEqual([]);
  expect(after).toMatchObject({
    licensePlateStatus: '1',
    licensePlateNo: '34BCD99',
    licenseNo: known.licenseNo,
    licensePlateCity: '34',
    phoneNumber: known.phoneNumber,
  });
});

it('finds plate and serial again after the plate status was changed and changed back, and the vehicle by them', () => {
  const pressed = changeAnswers(traffic, known, { licensePlateStatus: '0' });
  expect(pressed).not.toHaveProperty('vehicleBrand');
  const step = findStep(traffic, 'ruhsat-bilgileri')!;
  expect(dueLookups(traffic, step, { answers: pressed, lookupRuns: {} })).toEqual([]);
  const back = changeAnswers(traffic, pressed, { licensePlateStatus: '1' });
  expect(stepErrors(traffic, step, { ...context, answers: back })).toEqual({});
  const next = findStep(traffic, 'arac-ozellikleri')!;
  expect(dueLookups(traffic, next, { answers: back, lookupRuns: {} }).map(({ call }) => call)).toEqual([
    'POST quoterequestapi/auto/getvehicleinfo',
  ]);
});

it('saves a vehicle without a plate with its own province, whatever plate was typed before', () => {
  const answers = changeAnswers(traffic, known, { licensePlateStatus: '0', cityId: '06' });
  const [saved] = saveRequests(traffic, findStep(traffic, 'arac-ozellikleri')!, { ...visit, answers });
  expect(saved?.body).toMatchObject({ licensePlateStatus: 0, cityId: '06' });
  expect(saved?.body).not.toHaveProperty('licensePlateNo');
  const back = changeAnswers(traffic, answers, { licensePlateStatus: '1' });
  const [plated] = saveRequests(traffic, findStep(traffic, 'arac-ozellikleri')!, { ...visit, answers: back });
  expect(plated?.body).toMatchObject({ licensePlateStatus: 1, licensePlateNo: known.licensePlateNo, cityId: '34' });
});

it('keeps the value of an LPG kit while another fuel is selected, and sends it with LPG only', () => {
  const gas = { ...known, vehicleFuelType: '2', vehicleLpgValue: '15000' };
  const diesel = changeAnswers(traffic, gas, { vehicleFuelType: '1' });
  const [saved] = saveRequests(traffic, findStep(traffic, 'arac-ozellikleri')!, { ...visit, answers: diesel });
  expect(saved?.body).not.toHaveProperty('vehicleLpgValue');
  expect(changeAnswers(traffic, diesel, { vehicleFuelType: '2' })).toMatchObject({ vehicleLpgValue: '15000' });
});

it('keeps the province of the new plate when the plate changes', () => {
  expect(changeAnswers(traffic, known, { licensePlateNo: '06ABC12' })).toMatchObject({
    licensePlateCity: '06',
    cityId: '06',
  });
});
