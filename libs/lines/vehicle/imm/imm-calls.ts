/** The API call of IMM before the vehicle. */
import { hasPlate } from '../owner';
import { send } from '../vehicle-grammar';

/** Refused while the plate has no active traffic policy; a vehicle without a plate has none. */
export const checkTrafficPolicy = send('POST quoterequestapi/auto/checktrafficpolicy', (answers, { visitId }) => ({
  visitId,
  licensePlateNo: hasPlate(answers) ? answers.licensePlateNo : '',
}));
