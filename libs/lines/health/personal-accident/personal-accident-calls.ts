/** The API call with which PERSONALACCIDENT saves the licence. */
import { send } from './personal-accident-own-fields';

export const saveAccidentInfo = send(
  'POST quoterequestapi/personalaccident/savePersonalAccidentInfo',
  ({ licenceType }, { visitId }) => ({ visitId, licenceType }),
);
