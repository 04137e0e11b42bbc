/** Both sides of the limits of typed fields, as the form and the server check them. The rules themselves are tested in `libs/validation`. */
import { checkAnswer } from '@emsal/lines/kit/steps/check-step';
import { chassisNumberMessages } from '@emsal/validation/chassis-number/chassis-number-messages';
import { dateMessages } from '@emsal/validation/dates/date-messages';
import { genericMessages } from '@emsal/validation/generic/generic-messages';
import { identityOrTaxMessages } from '@emsal/validation/identity/identity-messages';
import { lpgValueMessages } from '@emsal/validation/lpg-value/lpg-value-messages';
import { phoneMessages } from '@emsal/validation/phone/phone-messages';
import { plateMessages } from '@emsal/validation/plate/plate-messages';
import { previousPolicyMessages } from '@emsal/validation/previous-policy/previous-policy-messages';
import { seatCountMessages } from '@emsal/validation/seat-count/seat-count-messages';
import { form as traffic } from './traffic/form';

const today = '2026-11-21';
const yearAgo = '2025-11-21';
const check = (name: string, value: string) =>
  checkAnswer(traffic, name, { today, answers: { currentInsuranceStartDate: yearAgo, [name]: value } });

it.each([
  ['phoneNumber', '532 123 45 6', phoneMessages.tooShort],
  ['phoneNumber', '4321234567', genericMessages.phoneInvalid],
  ['shortLicenseOwnerTcOrTaxNo', '10000000079', identityOrTaxMessages.wrongDigits],
  ['shortLicenseOwnerTcOrTaxNo', '100000000', identityOrTaxMessages.tooShort],
  ['licensePlateNo', '82 ABC 12', plateMessages.city],
  ['licensePlateNo', '34 ŞĞÜ 12', plateMessages.letters],
  ['licensePlateNo', '34 A 123', plateMessages.shape],
  ['licensePlateNo', '34 A 123456', plateMessages.shape],
  ['licenseNo', 'AB 12345', genericMessages.licenceInvalid],
  ['licenseNo', 'ŞB 123456', genericMessages.licenceInvalid],
  ['licenseNo', 'AB 1234567', genericMessages.licenceInvalid],
  ['vehicleTotalSeatNumber', '0', seatCountMessages.range],
  ['vehicleTotalSeatNumber', '100', seatCountMessages.range],
  ['vehicleChassisNo', 'WBA3A5C50DF12345', chassisNumberMessages.length],
  ['vehicleChassisNo', 'WBA3A5C50DF1234567', chassisNumberMessages.length],
  ['vehicleChassisNo', 'WBA3A5C5ODF123456', chassisNumberMessages.letters],
  ['vehicleLpgValue', '99', lpgValueMessages.tooLow],
  ['vehicleLpgValue', '99,99', lpgValueMessages.notNumeric],
  ['vehicleRegistrationDate', '2026-11-22', dateMessages.future('Tescil tarihinin')],
  ['vehicleRegistrationDate', '2021-02-29', dateMessages.notReal()],
  ['currentInsuranceStartDate', '2026-11-22', previousPolicyMessages.startInFuture],
  ['currentInsuranceStartDate', '2025-11-20', previousPolicyMessages.startTooOld],
  ['currentInsuranceExpiryDate', yearAgo, previousPolicyMessages.endBeforeStart],
  ['currentInsuranceExpiryDate', '2026-11-22', previousPolicyMessages.endTooLate],
])('%s refuses %j', (name, value, message) => {
  expect(check(name, value)).toMatchObject({ ok: false, message });
});

it.each([
  ['phoneNumber', '0 (532) 123-45.67'],
  ['phoneNumber', '+90 532 123 45 67'],
  ['phoneNumber', '532.123.45.67'],
  ['shortLicenseOwnerTcOrTaxNo', '100 000 000 78'],
  ['shortLicenseOwnerTcOrTaxNo', '100-000-000.78'],
  ['shortLicenseOwnerTcOrTaxNo', '111 111 1114'],
  ['licensePlateNo', ' 34 abc 12 '],
  ['licensePlateNo', '34-ABC-123'],
  ['licensePlateNo', '34 A 1234'],
  ['licensePlateNo', '81 a 12345'],
  ['licenseNo', 'ab 123 456'],
  ['licenseNo', 'AB-123456'],
  ['licenseNo', 'A123456'],
  ['licenseNo', 'ABC123456'],
  ['licenseNo', 'A B C 1 2 3 4 5 6'],
  ['vehicleTotalSeatNumber', '1'],
  ['vehicleTotalSeatNumber', '99'],
  ['vehicleChassisNo', 'wba3a5c50df123456'],
  ['vehicleChassisNo', 'WBA 3A5C50-DF123456'],
  ['vehicleLpgValue', '100'],
  ['vehicleLpgValue', '100,00'],
  ['vehicleLpgValue', '15.000'],
  ['vehicleRegistrationDate', today],
  ['vehicleRegistrationDate', '2020-02-29'],
  ['currentInsuranceStartDate', today],
  ['currentInsuranceStartDate', yearAgo],
  ['currentInsuranceExpiryDate', today],
  ['currentInsuranceExpiryDate', '2025-11-22'],
])('%s takes %j', (name, value) => {
  expect(check(name, value)).toMatchObject({ ok: true });
});
