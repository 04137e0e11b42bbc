/** The API call with which PERSONALACCIDENT saves the licence. */
import { send } from '../health-grammar';

export const saveAccidentInfo = send(
  'POST quoterequestapi/personalaccident/savePersonalAccidentInfo',
  ({ licenceType }, { visitId }) => ({ visitId, licenceType }),
);
