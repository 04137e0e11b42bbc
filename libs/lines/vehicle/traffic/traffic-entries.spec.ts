import { changeAnswers } from '@emsal/lines/kit/answers/answers';
import { stepFields } from '@emsal/lines/kit/steps/confirmed-fields';
import { findStep, visibleEntries } from '@emsal/lines/kit/steps/visible-steps';
import { usageTypes } from '../option-lists';
import { form as traffic } from './form';
import { context, sampleOf, known } from '../testing/known-traffic';

const entries = (slug: string, answers: typeof known) =>
  visibleEntries(traffic, findStep(traffic, slug)!, answers).map(({ field }) => field);

it('shows the licence serial and the vehicle that the look-up found, and asks for nothing more', () => {
  const fieldsOf = (slug: string) => stepFields(traffic, findStep(traffic, slug)!, { ...context, answers: known });
  expect(fieldsOf('ruhsat-bilgileri')).toEqual({ shown: ['licensePlateNo', 'licenseNo'], asked: [] });
  expect(fieldsOf('arac-ozellikleri').asked).toEqual([]);
});

it('asks for the usage of a vehicle that was not found, although its default is selected', () => {
  const byHand = { ...sampleOf('entered by hand, look-ups found nothing').answers, vehicleUsageType: '001001' };
  expect(stepFields(traffic, findStep(traffic, 'arac-ozellikleri')!, { ...context, answers: byHand }).asked).toContain(
    'vehicleUsageType',
  );
});

it('asks for the commercial usage in a select, which another type clears, and never shows it as confirmed', () => {
  const van = { vehicleUsageType: '027021', vehicleCommercialUsageType: '515' };
  const byHand = { ...sampleOf('entered by hand, look-ups found nothing').answers, ...van };
  const { shown, asked } = stepFields(traffic, findStep(traffic, 'arac-ozellikleri')!, { ...context, answers: byHand });
  expect([shown.includes('vehicleCommercialUsageType'), asked.includes('vehicleCommercialUsageType')]).toEqual([
    false,
    true,
  ]);
  expect(changeAnswers(traffic, byHand, { vehicleUsageType: '028022' }).vehicleCommercialUsageType).toBeUndefined();
});

it('shows what the hero form asked instead of asking again', () => {
  const { shown, asked } = stepFields(traffic, findStep(traffic, 'temel-bilgiler')!, { ...context, answers: known });
  expect({ shown, asked }).toEqual({
    shown: ['shortLicenseOwnerTcOrTaxNo', 'phoneNumber'],
    asked: ['marketingConfirm'],
  });
});

it('asks a person for the birth date and a company for its name', () => {
  expect(entries('kisisel-bilgiler', known)).toEqual(['birthdayForLicense', 'email']);
  expect(entries('kisisel-bilgiler', sampleOf('company with a tax number and a van').answers)).toEqual([
    'companyName',
    'email',
  ]);
  expect(entries('kisisel-bilgiler', { ...known, isCustomerFound: false })).toEqual([
    'birthdayForLicense',
    'name',
    'surname',
    'city',
    'district',
    'email',
  ]);
});

it('asks for the province instead of plate and serial when no plate was issued', () => {
  expect(entries('ruhsat-bilgileri', { licensePlateStatus: '0' })).toEqual(['licensePlateStatus', 'cityId']);
  expect(entries('ruhsat-bilgileri', { licensePlateStatus: '1' })).toEqual([
    'licensePlateStatus',
    'licensePlateNo',
    'licenseNo',
  ]);
  expect(entries('ruhsat-bilgileri', {})).toEqual(['licensePlateStatus']);
});

it('asks for the plate status again while no plate is shown, so that a wrong choice can be changed', () => {
  const asks = (answers: typeof known) =>
    stepFields(traffic, findStep(traffic, 'ruhsat-bilgileri')!, { ...context, answers }).asked.includes(
      'licensePlateStatus',
    );
  expect([
    asks({ licensePlateStatus: '0', cityId: '06' }),
    asks({ ...known, licensePlateStatus: '0' }),
    asks({ licensePlateStatus: '1' }),
    asks({ ...known, licensePlateNo: '' }),
    asks({ ...known, licensePlateNo: '99 X' }),
    asks(known),
  ]).toEqual([true, true, true, true, true, false]);
});

it('F242 shows the commercial usage list for any usage type but the private one', () => {
  const shows = ({ code }: { code: string }) =>
    entries('arac-ozellikleri', { ...known, vehicleUsageType: code }).includes('vehicleCommercialUsageType');
  expect(usageTypes.map(shows)).toEqual([false, true, true]);
});

it('asks for the LPG value only for a system that was fitted later', () => {
  const lpg = (isOriginal: boolean) =>
    entries('arac-ozellikleri', { ...known, vehicleFuelType: '2', vehicleIsLpgOriginal: isOriginal });
  expect([
    lpg(false).includes('vehicleLpgValue'),
    lpg(true).includes('vehicleLpgValue'),
    entries('arac-ozellikleri', known).includes('vehicleIsLpgOriginal'),
  ]).toEqual([true, false, false]);
});
