/** The question that a line's answers make for insurers: a row a line that is sold. The line's form comes from `lines/forms.ts`. */
import { quoteRequest, type QuotedLine } from '@emsal/insurers/quote-request';
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { AnswerSet, Row } from '@emsal/lines/kit/field';
import { given, textOf, type MakeQuestion, type RequestFacts } from './question-facts';
import {
  currentPolicyEnd,
  followingPolicy,
  insuredQuestion,
  plateQuestion,
  usageQuestion,
  vehicleQuestion,
} from './vehicle-question';

/** What a line adds to who asks: its vehicle, its dates and its own facts. */
type OwnPart = (answers: AnswerSet, facts: RequestFacts) => object;

const kasko: OwnPart = (answers, { today }) => ({
  vehicle: vehicleQuestion(answers),
  ...followingPolicy(answers, today),
  accessories: answers.isAccessoryVehicle === true ? accessoriesOf(answers.accessoriesForm as readonly Row[]) : [],
});
const accessoriesOf = (rows: readonly Row[]) => rows.map(({ code, amount }) => ({ code, value: Number(amount) * 100 }));
const traffic: OwnPart = (answers, { today }) => ({
  vehicle: vehicleQuestion(answers),
  ...followingPolicy(answers, today),
});
/** The dealer's cover begins at once, whatever the vehicle had before. */
const shortTraffic: OwnPart = (answers, { today }) => ({ vehicle: vehicleQuestion(answers), startDate: today });
/** The seller's policy ends with the sale: the buyer's begins today. */
const usedVehicleTraffic: OwnPart = (answers, { today }) => ({
  vehicle: vehicleQuestion(answers),
  startDate: today,
  sale: { saleType: textOf(answers)('vehicleSaleType') },
});
/** Liability beside the running traffic policy, whose end it does not wait for. */
const imm: OwnPart = (answers, { today }) => {
  const text = textOf(answers);
  const limit = given(text('immLimit'));
  return {
    vehicle: vehicleQuestion(answers),
    startDate: today,
    trafficPolicyEnd: currentPolicyEnd(answers),
    immLimit: limit && Number(limit),
  };
};
const greenCard: OwnPart = (answers) => {
  const text = textOf(answers);
  const [startDate, endDate, countryCode] = [text('travelStartDate'), text('travelEndDate'), text('countryId')];
  return {
    vehicle: {
      ...plateQuestion(text('licensePlateNo'), text('cityId')),
      ...usageQuestion(text('usageType'), text('purposeOfUsageType')),
    },
    startDate,
    travel: { startDate, endDate, countryCode },
  };
};

const ownParts: Readonly<Record<QuotedLine, OwnPart>> = {
  AUTO: kasko,
  ELECTRICVEHICLE: kasko,
  TRAFFIC: traffic,
  SHORTTRAFFIC: shortTraffic,
  USEDVEHICLETRAFFIC: usedVehicleTraffic,
  IMM: imm,
  GREENCARD: greenCard,
};

const questionOf =
  (line: QuotedLine): MakeQuestion =>
  (answers, facts) =>
    quoteRequest.safeParse({ line, ...insuredQuestion(answers, facts), ...ownParts[line](answers, facts) }).data ??
    null;

export const lineQuestions: Partial<Record<LineId, MakeQuestion>> = Object.fromEntries(
  (Object.keys(ownParts) as QuotedLine[]).map((line) => [line, questionOf(line)]),
);
