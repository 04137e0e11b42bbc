/** What a green card asks of the server: the stored vehicle, and the journey, which a running traffic policy must cover. */
import { send } from '../vehicle-grammar';

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
