import { stepErrors } from '@emsal/lines/kit/steps/check-step';
import { findStep } from '@emsal/lines/kit/steps/visible-steps';
import { form as traffic } from './form';
import { context, sampleOf, known } from '../testing/known-traffic';

it('F404 can be submitted without marketing permission unless the configuration requires it', () => {
  const standard = findStep(traffic, 'temel-bilgiler')!;
  expect(stepErrors(traffic, standard, { ...context, answers: known })).toEqual({});
  expect(
    stepErrors(traffic, standard, { ...context, marketingPermissionRequired: true, answers: known }),
  ).toHaveProperty('marketingConfirm');
});

it('has an instruction for every empty field of the first steps', () => {
  expect(stepErrors(traffic, findStep(traffic, 'temel-bilgiler')!, { ...context, answers: {} })).toEqual({
    shortLicenseOwnerTcOrTaxNo: 'Kimlik ya da vergi numarasını girin',
    phoneNumber: 'Cep telefonu numaranızı girin',
  });
  expect(
    stepErrors(traffic, findStep(traffic, 'ruhsat-bilgileri')!, { ...context, answers: { licensePlateStatus: '1' } }),
  ).toEqual({
    licensePlateNo: 'Plakanızı girin',
    licenseNo: 'Belge seri numarasını girin',
  });
});

it('checks the end of the current policy against its start as typed, padded or not', () => {
  const features = findStep(traffic, 'arac-ozellikleri')!;
  const byHand = sampleOf('entered by hand, look-ups found nothing').answers;
  const endMessage = (start: string, end: string) =>
    stepErrors(traffic, features, {
      ...context,
      answers: { ...byHand, currentInsuranceStartDate: start, currentInsuranceExpiryDate: end },
    }).currentInsuranceExpiryDate;
  expect(endMessage('2026-2-4', '2026-10-4')).toBeUndefined();
  expect(endMessage('2026-10-4', '2026-2-4')).toBe('Poliçenin bitişi başlangıcından sonra olmalı, tarihi kontrol edin');
  expect(endMessage('2026--4', '2026-2-4')).toBeUndefined();
});
