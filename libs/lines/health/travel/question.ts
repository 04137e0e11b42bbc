import { childAloneCode } from '@emsal/api/outcomes/create-offer-codes';
import { ask, nonEmpty, question } from '@emsal/lines/kit/question/question';
import type { AnswersOf } from '@emsal/lines/kit/grammar/step';
import { countries } from '@emsal/reference/countries';
import { journeyRisk, type Journey } from '@emsal/risks/journey/journey';
import { adviserSports, oldestTraveller, type TravelZone } from '@emsal/tariffs/travel/travel-figures';
import { ageOn } from '@emsal/validation/dates/calendar-day';
import { z } from 'zod';
import { travelFacts } from './facts';
import type { form as travel } from './form';
import { parentFields } from './parent-fields';

type Answers = AnswersOf<typeof travel>;

const sportReason = 'Bu spor için danışmanımıza ulaşın; teklifi şirketlerden o ister.';
const ageReason = 'Bu yaş için internetten teklif verilmiyor; danışmanımız şirketlere sorar.';

const sportOf = ({ hasSportiveActivity, selectedSportingActivity }: Answers): string | undefined =>
  hasSportiveActivity ? nonEmpty(selectedSportingActivity) : undefined;

const adviserReason = (answers: Answers): string | null => {
  const oldest = oldestTraveller.value[answers.travelDestination as TravelZone];
  if (adviserSports.has(sportOf(answers) ?? '')) return sportReason;
  return ageOn(answers.birthdayInsured, answers.travelStartDate) > oldest ? ageReason : null;
};

function journeyOf(answers: Answers): Journey {
  const { insuredTcNo: identityNo, birthdayInsured: birthday, showParentName, countryId } = answers;
  const relation = showParentName ? 'child' : 'self';
  return {
    kind: 'journey',
    version: 1,
    startDate: answers.travelStartDate,
    endDate: answers.travelEndDate,
    countryCode: countryId,
    countryName: countries.find(({ code }) => code === countryId)?.name ?? countryId,
    destination: answers.travelDestination,
    purpose: answers.reasonTravelId,
    sport: sportOf(answers),
    travellers: [{ identityNo, birthday, relation, occupation: nonEmpty(answers.jobCode), answers: {} }],
  };
}

/** A journey of one person; a child's is concluded by the parent. */
export const travelQuestion = question({
  risk: journeyRisk,
  terms: z.object({}),
  ask(answers: Answers) {
    const reason = adviserReason(answers);
    if (reason) return { kind: 'adviser', reason };
    const { showParentName, parentIdentityNo, parentBirthDate, travelStartDate: startDate } = answers;
    const parent = { identityNo: parentIdentityNo, birthday: parentBirthDate };
    return ask({ risk: journeyOf(answers), startDate, terms: {}, ...(showParentName && { policyholder: parent }) });
  },
  /** Nobody sells to a child alone: while nothing is known of a parent, that is what is said. */
  unanswered: (fields) =>
    Object.keys(parentFields)
      .filter((field) => field !== 'showParentName')
      .every((field) => fields.includes(field))
      ? { kind: 'refuse', code: childAloneCode, message: travelFacts.noOffer.age.message }
      : null,
  /** Both the first and the last day count. */
  lastDay: ({ risk }) => risk.endDate,
});
