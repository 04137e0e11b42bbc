import { saveRequests } from '@emsal/lines/kit/steps/requests';
import { findStep } from '@emsal/lines/kit/steps/visible-steps';
import { form as traffic } from './form';
import { visit, sampleOf, known } from '../testing/known-traffic';

it('saves a birth date for a person and none for a company', () => {
  const personal = findStep(traffic, 'kisisel-bilgiler')!;
  const callsOf = (name: string) => saveRequests(traffic, personal, { ...visit, answers: sampleOf(name).answers });
  expect(callsOf('known plate').map(({ call }) => call)).toEqual([
    'POST quoterequestapi/sharedstep/querycustomerinfo',
    'POST quoterequestapi/sharedstep/savecustomerinfo',
  ]);
  expect(callsOf('known plate')[1]?.body).toEqual({
    visitId: visit.visitId,
    identityNo: '10000000078',
    phoneNumber: '5321234567',
    birthday: '1985-04-12',
    city: '34',
    district: '3419',
    name: 'AYŞE',
    surname: 'YILMAZ',
  });
  expect(callsOf('company with a tax number and a van')).toEqual([
    {
      call: 'POST quoterequestapi/sharedstep/savecustomerinfo',
      body: expect.objectContaining({ companyName: 'KARLIDAĞ NAKLİYAT LTD. ŞTİ.' }),
    },
  ]);
});

it('saves the vehicle with amounts in kuruş, and the current policy only when there is one', () => {
  const features = findStep(traffic, 'arac-ozellikleri')!;
  const bodyOf = (name: string) =>
    saveRequests(traffic, features, { ...visit, answers: sampleOf(name).answers }).map(({ body }) => body);
  expect(bodyOf('entered by hand, look-ups found nothing')[0]).toMatchObject({
    licensePlateStatus: 1,
    vehicleFuelType: 2,
    vehicleIsLpgOriginal: false,
    vehicleLpgValue: 1_500_000,
    vehicleRegistrationDate: '2019-03-14',
  });
  expect(bodyOf('plate not issued yet')).toEqual([
    expect.objectContaining({
      licensePlateStatus: 0,
      cityId: '06',
      vehicleModelYear: 2026,
      vehiclePurposeOfUsageType: 1,
    }),
  ]);
  expect(bodyOf('known plate')).toHaveLength(2);
  expect(bodyOf('LPG fitted by the maker')[0]).toMatchObject({
    vehicleIsLpgOriginal: true,
    vehicleLpgValue: undefined,
  });
});

it('saves no occupation when none was selected', () => {
  const job = findStep(traffic, 'meslek-bilgisi')!;
  expect(saveRequests(traffic, job, { ...visit, answers: { jobCode: '' } })).toEqual([]);
  expect(saveRequests(traffic, job, { ...visit, answers: known })).toHaveLength(1);
});
