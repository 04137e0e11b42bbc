/** The API call with which TRAVEL saves the journey, who travels along, and the parent where one is required. */
import type { Answers } from '@emsal/lines/kit/grammar/answers-of';
import type { parentFields } from './parent-fields';
import { send } from './travel-own-fields';

export const saveTravel = send('POST quoterequestapi/travel/savetravelhealthinsurance', (answers, { visitId }) => ({
  visitId,
  travelStartDate: answers.travelStartDate,
  travelEndDate: answers.travelEndDate,
  travelDestination: answers.travelDestination,
  countryId: answers.countryId,
  reasonTravelId: answers.reasonTravelId,
  hasSportiveActivity: answers.hasSportiveActivity,
  ...(answers.travellers.length > 0 && { travellers: [...answers.travellers] }),
  ...(answers.hasSportiveActivity && { selectedSportingActivity: answers.selectedSportingActivity }),
  ...(answers.showParentName && !answers.travelsWithAdult && answers.parentIdentityNo !== '' && parentOf(answers)),
}));

const parentOf = ({ parentIdentityNo, parentBirthDate, parentName, parentSurname }: Answers<typeof parentFields>) => ({
  parentIdentityNo,
  parentBirthDate,
  parentName,
  parentSurname,
});
