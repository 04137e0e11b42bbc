/** The API calls of a green card: saving the vehicle, and the journey, which an active traffic policy must cover. */
import { plate } from '@emsal/validation/plate/plate';
import { purposeOf } from '../vehicle-lookups';
import { lookup, send } from './travel-own-fields';

/** A green card needs only the vehicle's kind and use, asked beside the plate. */
export const usageByOwner = lookup('POST quoterequestapi/auto/queryvehicleinfo', {
  live: true,
  needs: ['shortLicenseOwnerTcOrTaxNo', 'licensePlateNo'],
  resultField: 'isVehicleFound',
  fills: ['usageType', 'purposeOfUsageType'],
  when: ({ licensePlateNo }) => plate(licensePlateNo).ok,
  input: (answers, { visitId }) => ({
    visitId,
    identityNo: answers.shortLicenseOwnerTcOrTaxNo,
    licensePlateNo: answers.licensePlateNo,
  }),
  fill: ({ isVehicleFound, usageType }) =>
    isVehicleFound ? { isVehicleFound, usageType, purposeOfUsageType: purposeOf(usageType) } : { isVehicleFound },
});

export const saveGreenCardVehicle = send(
  'POST quoterequestapi/greencard/saveVehicleGreenCardAsync',
  (answers, { visitId }) => ({
    visitId,
    licensePlateNo: answers.licensePlateNo,
    plate1: answers.plate1,
    plate2: answers.plate2,
    plate3: answers.plate3,
    usageType: answers.usageType,
    purposeOfUsageType: answers.purposeOfUsageType === '2' ? (2 as const) : (1 as const),
  }),
);

export const saveGreenCardTravel = send(
  'POST quoterequestapi/greencard/saveTravelGreenCardAsync',
  (answers, { visitId }) => ({
    visitId,
    travelStartDate: answers.travelStartDate,
    travelEndDate: answers.travelEndDate,
    countryId: answers.countryId,
  }),
);
