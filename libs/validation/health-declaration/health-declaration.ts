/** Checks the declaration of one person. By field of its form, in its order; what follows a no is not checked. */
import { height, weight } from '../body-size/body-size';
import { date } from '../dates/date';
import { pass, refusal, type Verdict } from '../verdict';
import {
  declarationOf,
  diseaseField,
  diseaseStatuses,
  militaryStatuses,
  yesNo,
  type DiseaseAnswer,
  type HealthDeclaration,
} from './declaration';
import { healthDeclarationMessages } from './health-declaration-messages';

type Code = keyof typeof healthDeclarationMessages;
type Verdicts = Readonly<Record<string, Verdict<unknown>>>;

/** What decides which questions are asked. */
export interface DeclaredPerson {
  isAdult: boolean;
}

const refuse = refusal(healthDeclarationMessages);
const maxLetters = 300;

const oneOf = (input: string, allowed: readonly string[], code: Code): Verdict<unknown> =>
  allowed.includes(input) ? pass(input) : refuse(code);

const text = (input: string, code: Code): Verdict<unknown> =>
  input.trim() === '' ? refuse(code) : optionalText(input);

const optionalText = (input: string): Verdict<unknown> =>
  input.length > maxLetters ? refuse('tooLong') : pass(input.trim());

/** Up to this month. @param today `YYYY-MM-DD` */
export function monthBefore(input: string, today: string): Verdict<unknown> {
  const [, month = '', year = ''] = /^\s*(0?[1-9]|1[0-2])\s*[./ -]\s*((?:19|20)\d{2})\s*$/.exec(input) ?? [];
  if (month === '') return refuse('month');
  return `${year}-${month.padStart(2, '0')}` > today.slice(0, 7) ? refuse('futureMonth') : pass(input.trim());
}

function endDate(input: string, today: string): Verdict<unknown> {
  const verdict = date(input, 'Bitiş gününün');
  return verdict.ok && verdict.value < today ? refuse('pastEnd') : verdict;
}

function diseaseVerdicts(disease: DiseaseAnswer, question: number, today: string): Verdicts {
  const answer = oneOf(disease.answer, yesNo, 'unanswered');
  if (disease.answer !== 'yes') return { [diseaseField('answer', question)]: answer };
  const verdicts: Readonly<Record<keyof DiseaseAnswer, Verdict<unknown>>> = {
    answer,
    name: text(disease.name, 'name'),
    detail: optionalText(disease.detail),
    date: monthBefore(disease.date, today),
    hospital: text(disease.hospital, 'hospital'),
    medicines: optionalText(disease.medicines),
    status: oneOf(disease.status, diseaseStatuses, 'status'),
  };
  return Object.fromEntries(
    Object.entries(verdicts).map(([part, verdict]) => [diseaseField(part as keyof DiseaseAnswer, question), verdict]),
  );
}

const ofAdult = ({ militaryStatus, pregnancy }: HealthDeclaration): Verdicts => ({
  militaryStatus: oneOf(militaryStatus, militaryStatuses, 'militaryStatus'),
  pregnancy: oneOf(pregnancy, yesNo, 'unanswered'),
});

/** @param today `YYYY-MM-DD` */
export function healthDeclaration(
  values: Readonly<Record<string, string>>,
  { isAdult }: DeclaredPerson,
  today: string,
): Verdicts {
  const said = declarationOf(values);
  return {
    height: height(said.height),
    weight: weight(said.weight),
    ...(isAdult && ofAdult(said)),
    ...Object.assign({}, ...said.diseases.map((disease, index) => diseaseVerdicts(disease, index + 1, today))),
    cancelledPolicy: oneOf(said.cancelledPolicy, yesNo, 'unanswered'),
    ...(said.cancelledPolicy === 'yes' && {
      cancelledPolicyDetail: text(said.cancelledPolicyDetail, 'cancelledPolicyDetail'),
    }),
    activePolicy: oneOf(said.activePolicy, yesNo, 'unanswered'),
    ...(said.activePolicy === 'yes' && {
      activePolicyCompany: text(said.activePolicyCompany, 'company'),
      activePolicyEndDate: endDate(said.activePolicyEndDate, today),
    }),
  };
}
