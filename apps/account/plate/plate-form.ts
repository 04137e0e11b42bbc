import type { UnplatedPolicy } from '@emsal/api/calls/self-service/plate-addendum';
import type { ContentForm, Errors, FormField } from '@emsal/forms/form';
import { plateRequest } from '@emsal/validation/plate-request/plate-request';
import { messagesOf } from '@emsal/validation/verdict';
import { plateTexts as texts } from './plate.texts';

/** Asked only where there is more than one vehicle. */
const vehicleField = (vehicles: readonly UnplatedPolicy[]): FormField => ({
  kind: 'radios',
  name: 'policyNo',
  label: texts.vehicle,
  options: vehicles.map(({ policyNo, vehicle }) => ({ value: policyNo, label: vehicle || texts.unnamed(policyNo) })),
});

/** @param vehicles one policy for each vehicle whose plate is missing */
export const plateForm = (vehicles: readonly UnplatedPolicy[]): ContentForm => ({
  label: texts.title,
  submit: texts.submit,
  fields: [
    ...(vehicles.length > 1 ? [vehicleField(vehicles)] : []),
    { kind: 'masked', mask: 'plate', name: 'licensePlateNo', label: texts.plate, hint: texts.plateHint },
    { kind: 'masked', mask: 'licenceSerial', name: 'licenseNo', label: texts.licence, hint: texts.licenceHint },
    { kind: 'file', name: 'file', label: texts.file, accepts: 'image', purpose: 'registration' },
  ],
  check: ({ policyNo = '', licensePlateNo = '', licenseNo = '', file = '' }): Errors => ({
    ...(vehicles.length > 1 && policyNo === '' && { policyNo: texts.vehicleMissing }),
    ...messagesOf(plateRequest({ licensePlateNo, licenseNo, file })),
  }),
});

/** Policies of one vehicle are known by its description: without one each stands for itself. */
export const vehiclesOf = (policies: readonly UnplatedPolicy[]): UnplatedPolicy[] => {
  const missing = policies.filter(({ state }) => state === 'missing');
  return missing.filter(
    ({ vehicle }, at) => vehicle === '' || missing.findIndex((other) => other.vehicle === vehicle) === at,
  );
};
