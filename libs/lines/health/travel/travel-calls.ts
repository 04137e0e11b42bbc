/** The API call with which TRAVEL saves the journey, and the parent where one is required. */
import type { Answers } from '@emsal/lines/kit/grammar/answers-of';
import type { parentFields } from './parent-fields';
import { send } from './travel-own-fields';

export const saveTravel = send('POST quoterequestapi/travel/savetravelhealthinsurance', (a, { visitId }) => ({
  visitId,
  travelStartDate: a.travelStartDate,
  travelEndDate: a.travelEndDate,
  travelDestination: a.travelDestination,
  countryId: a.countryId,
  reasonTravelId: a.reasonTravelId,
  hasSportiveActivity: a.hasSportiveActivity,
  ...(a.hasSportiveActivity && { selectedSportingActivity: a.selectedSportingActivity }),
  ...(a.showParentName && parentOf(a)),
}));

const parentOf = ({ parentIdentityNo, parentBirthDate, parentName, parentSurname }: Answers<typeof parentFields>) => ({
  parentIdentityNo,
  parentBirthDate,
  parentName,
  parentSurname,
});
