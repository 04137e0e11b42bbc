/** What PERSONALACCIDENT asks the server to store beside the person. */
import { send } from '../health-grammar';

export const saveAccidentInfo = send(
  'POST quoterequestapi/personalaccident/savePersonalAccidentInfo',
  ({ licenceType }, { visitId }) => ({ visitId, licenceType }),
);
