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
  input: (a, { visitId }) => ({ visitId, identityNo: a.shortLicenseOwnerTcOrTaxNo, licensePlateNo: a.licensePlateNo }),
  fill: ({ isVehicleFound, usageType }) =>
    isVehicleFound ? { isVehicleFound, usageType, purposeOfUsageType: purposeOf(usageType) } : { isVehicleFound },
});

export const saveGreenCardVehicle = send(
  'POST quoterequestapi/greencard/saveVehicleGreenCardAsync',
  (a, { visitId }) => ({
    visitId,
    licensePlateNo: a.licensePlateNo,
    plate1: a.plate1,
    plate2: a.plate2,
    plate3: a.plate3,
    usageType: a.usageType,
    purposeOfUsageType: a.purposeOfUsageType === '2' ? (2 as const) : (1 as const),
  }),
);

export const saveGreenCardTravel = send(
  'POST quoterequestapi/greencard/saveTravelGreenCardAsync',
  (a, { visitId }) => ({
    visitId,
    travelStartDate: a.travelStartDate,
    travelEndDate: a.travelEndDate,
    countryId: a.countryId,
  }),
);
