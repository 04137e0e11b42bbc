/** The API call with which TRAVEL saves the journey, and the parent where one is required. */
import { send, type HealthAnswers } from '../health-grammar';

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

const parentOf = ({ parentIdentityNo, parentBirthDate, parentName, parentSurname }: HealthAnswers) => ({
  parentIdentityNo,
  parentBirthDate,
  parentName,
  parentSurname,
});
