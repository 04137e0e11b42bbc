/** The question of each line that is sold: its risk and terms, from the answers to its own form. */
import { quoteRequest, type QuotedLine, type QuoteRequest } from '@emsal/insurers/quote-request';
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { AnswerSet } from '@emsal/lines/kit/field';
import type { AnswersOf } from '@emsal/lines/kit/step';
import type { auto } from '@emsal/lines/vehicle/auto/auto';
import type { electricVehicle } from '@emsal/lines/vehicle/electric-vehicle/electric-vehicle';
import type { greenCard } from '@emsal/lines/vehicle/green-card/green-card';
import type { imm } from '@emsal/lines/vehicle/imm/imm';
import type { shortTraffic } from '@emsal/lines/vehicle/short-traffic/short-traffic';
import type { traffic } from '@emsal/lines/vehicle/traffic/traffic';
import type { usedVehicleTraffic } from '@emsal/lines/vehicle/used-vehicle-traffic/used-vehicle-traffic';
import { currentPolicyEnd } from '@emsal/lines/vehicle/first-day/current-policy-end';
import { ask, nonEmpty, type LinePart, type Question, type QuestionFacts } from './question';
import { followingPolicy } from './following-policy';
import { vehicleOnRoad, vehicleWithModel } from './vehicle-risk';

interface Forms {
  AUTO: typeof auto;
  ELECTRICVEHICLE: typeof electricVehicle;
  TRAFFIC: typeof traffic;
  SHORTTRAFFIC: typeof shortTraffic;
  USEDVEHICLETRAFFIC: typeof usedVehicleTraffic;
  IMM: typeof imm;
  GREENCARD: typeof greenCard;
}
type LineQuestion<Line extends QuotedLine> = (
  answers: AnswersOf<Forms[Line]>,
  facts: QuestionFacts,
) => Question<LinePart<Line>>;

const kasko = (answers: AnswersOf<Forms['AUTO' | 'ELECTRICVEHICLE']>, { today }: QuestionFacts) => {
  const days = followingPolicy('AUTO', answers, today);
  const accessories = answers.isAccessoryVehicle ? accessoriesOf(answers.accessoriesForm) : [];
  return days.kind === 'ask' ? ask({ risk: vehicleWithModel(answers), ...days.request, terms: { accessories } }) : days;
};
const accessoriesOf = (rows: AnswersOf<Forms['AUTO']>['accessoriesForm']) =>
  rows.map(({ code, amount }) => ({ code, value: Number(amount) * 100 }));

/** GREENCARD insures a vehicle on a trip. */
const greenCardQuestion: LineQuestion<'GREENCARD'> = (answers) => {
  const { licensePlateNo: plate, usageType, purposeOfUsageType: purpose } = answers;
  const [startDate, endDate, countryCode] = [answers.travelStartDate, answers.travelEndDate, answers.countryId];
  return ask({
    risk: vehicleOnRoad(answers, { plate, usageType, purpose }),
    startDate,
    terms: { trip: { startDate, endDate, countryCode } },
  });
};

const questions: { readonly [Line in QuotedLine]: LineQuestion<Line> } = {
  AUTO: kasko,
  ELECTRICVEHICLE: kasko,
  TRAFFIC: (answers, { today }) => {
    const days = followingPolicy('TRAFFIC', answers, today);
    return days.kind === 'ask' ? ask({ risk: vehicleWithModel(answers), ...days.request, terms: {} }) : days;
  },
  /** The dealer's cover starts at once, whatever policy the vehicle had. */
  SHORTTRAFFIC: (answers, { today }) => ask({ risk: vehicleWithModel(answers), startDate: today, terms: {} }),
  /** The seller's policy ends with the sale: the buyer's starts today. */
  USEDVEHICLETRAFFIC: (answers, { today }) =>
    ask({
      risk: vehicleWithModel(answers),
      startDate: today,
      terms: { sale: { saleType: answers.vehicleSaleType } },
    }),
  /** Liability in addition to the running traffic policy; it does not wait for that policy's end. */
  IMM: (answers, { today }) => {
    const limit = nonEmpty(answers.immLimit);
    return ask({
      risk: vehicleWithModel(answers),
      startDate: today,
      terms: { trafficPolicyEnd: currentPolicyEnd(answers), immLimit: limit === undefined ? undefined : Number(limit) },
    });
  },
  GREENCARD: greenCardQuestion,
};

/** The form's answers are complete: `completeAnswers` gives each field of the line's grammar a value of its kind. */
type CompleteAnswers = AnswersOf<Forms[QuotedLine]>;
export type AskQuestion = (answers: AnswerSet, facts: QuestionFacts) => Question;

const questionOf =
  (line: QuotedLine): AskQuestion =>
  (answers, facts) => {
    const complete = answers as CompleteAnswers;
    const part = (questions[line] as LineQuestion<QuotedLine>)(complete, facts);
    if (part.kind !== 'ask') return part;
    const { requestId, campaigns, options } = facts;
    const base = { version: 2, requestId, line, policyholder: policyholderOf(complete), campaigns, options };
    const { data } = quoteRequest.safeParse({ ...base, ...part.request });
    return data ? ask<QuoteRequest>(data) : { kind: 'refuse', code: 'incomplete' };
  };

const policyholderOf = (answers: CompleteAnswers) => ({
  identityNo: answers.shortLicenseOwnerTcOrTaxNo || answers.licenseShortTrafficTcOrTaxNo,
  birthday: nonEmpty(answers.birthdayForLicense),
  jobCode: nonEmpty(answers.jobCode),
});

export const quotedLines = Object.keys(questions) as QuotedLine[];

export const lineQuestions: Partial<Record<LineId, AskQuestion>> = Object.fromEntries(
  quotedLines.map((line) => [line, questionOf(line)]),
);
