/** What IMM asks of the server before the vehicle. */
import { hasPlate } from '../owner';
import { send } from '../vehicle-grammar';

/** Refused while no traffic policy of the plate runs; a vehicle without a plate has none. */
export const checkTrafficPolicy = send('POST quoterequestapi/auto/checktrafficpolicy', (a, { visitId }) => ({
  visitId,
  licensePlateNo: hasPlate(a) ? a.licensePlateNo : '',
}));
