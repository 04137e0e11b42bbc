/** The API call with which PERSONALACCIDENT saves the licence and the sum. */
import { send } from './personal-accident-own-fields';

export const saveAccidentInfo = send(
  'POST quoterequestapi/personalaccident/savePersonalAccidentInfo',
  ({ licenceType, accidentSum }, { visitId }) => ({ visitId, licenceType, accidentSum }),
);
