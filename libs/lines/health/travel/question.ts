import { childAloneCode } from '@emsal/api/outcomes/create-offer-codes';
import { ask, nonEmpty, question } from '@emsal/lines/kit/question/question';
import type { AnswersOf } from '@emsal/lines/kit/grammar/step';
import { countries } from '@emsal/reference/countries';
import { journeyRisk, type Journey } from '@emsal/risks/journey/journey';
import { adviserSports } from '@emsal/tariffs/travel/travel-figures';
import { z } from 'zod';
import { travelFacts } from './facts';
import type { form as travel } from './form';
import { parentFields } from './parent-fields';
import { ageReason, buyerAmong } from './travellers';

type Answers = AnswersOf<typeof travel>;

const sportReason = 'Bu spor için danışmanımıza ulaşın; teklifi şirketlerden o ister.';

const sportOf = ({ hasSportiveActivity, selectedSportingActivity }: Answers): string | undefined =>
  hasSportiveActivity ? nonEmpty(selectedSportingActivity) : undefined;

const adviserReason = ({ sport, travellers, startDate, destination: zone }: Journey): string | null =>
  adviserSports.has(sport ?? '')
    ? sportReason
    : ageReason({ birthdays: travellers.map(({ birthday }) => birthday), startDate, zone });

interface Buyer {
  identityNo: string;
  birthday: string;
  isTravelling: boolean;
}

/** Who concludes the contract where the person of the form may not: an adult of the journey, otherwise the parent. */
function buyerOf({ showParentName, travellers, ...answers }: Answers, today: string): Buyer | null {
  if (!showParentName) return null;
  const adult = buyerAmong(travellers, today);
  return adult
    ? { identityNo: adult.identityNo ?? '', birthday: adult.birthDate, isTravelling: true }
    : { identityNo: answers.parentIdentityNo, birthday: answers.parentBirthDate, isTravelling: false };
}

/** The person of the form, then those who travel along, whose numbers are asked once an offer is chosen. Nobody asks how these are related to the policyholder, who may be one of them. */
function travellersOf(answers: Answers, buyer: Buyer | null): Journey['travellers'] {
  const { insuredTcNo: identityNo, birthdayInsured: birthday } = answers;
  const relationOfFirst = buyer?.isTravelling ? 'other' : 'child';
  const relation = buyer ? relationOfFirst : 'self';
  const others = answers.travellers.map(({ identityNo: number = '', birthDate }): Journey['travellers'][number] => ({
    identityNo: number,
    birthday: birthDate,
    relation: buyer?.isTravelling && number === buyer.identityNo ? 'self' : 'other',
    answers: {},
  }));
  return [{ identityNo, birthday, relation, occupation: nonEmpty(answers.jobCode), answers: {} }, ...others];
}

function journeyOf(answers: Answers, buyer: Buyer | null): Journey {
  const { countryId } = answers;
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
    travellers: travellersOf(answers, buyer),
  };
}

/** A journey of one person or several; a child's is concluded by an adult who travels along, otherwise by the parent. */
export const travelQuestion = question({
  risk: journeyRisk,
  terms: z.object({}),
  ask(answers: Answers, { today }) {
    const buyer = buyerOf(answers, today);
    const risk = journeyOf(answers, buyer);
    const reason = adviserReason(risk);
    if (reason) return { kind: 'adviser', reason };
    const policyholder = buyer && { identityNo: buyer.identityNo, birthday: buyer.birthday };
    return ask({ risk, startDate: answers.travelStartDate, terms: {}, ...(policyholder && { policyholder }) });
  },
  /** Nobody sells to a child alone: while nothing is known of a parent, that is what is said. */
  unanswered: (fields) =>
    Object.keys(parentFields)
      .filter((field) => parentFields[field as keyof typeof parentFields].kind !== 'flag')
      .every((field) => fields.includes(field))
      ? { kind: 'refuse', code: childAloneCode, message: travelFacts.noOffer.age.message }
      : null,
  /** Both the first and the last day count. */
  lastDay: ({ risk }) => risk.endDate,
});
