/** A policy that the customer bought elsewhere and adds to the account. */
import { addYears } from '../dates/calendar-day';
import { date } from '../dates/date';
import { policyNumber } from '../policy-number/policy-number';
import { pass, refusal, type Verdict } from '../verdict';
import { externalPolicyMessages } from './external-policy-messages';

export interface ExternalPolicyValues {
  line: string;
  firmName: string;
  policyNo: string;
  endDate: string;
  insured: string;
}

const refuse = refusal(externalPolicyMessages);
const longestName = 80;
/** Life policies aside, none is concluded for longer. */
const longestYears = 5;

const short = (input: string): Verdict => {
  const text = input.trim();
  return text.length > longestName ? refuse('tooLong') : pass(text);
};

function lastDay(input: string, today: string): Verdict {
  const verdict = date(input, 'Bitişin');
  if (!verdict.ok) return verdict;
  if (verdict.value < today) return refuse('over');
  return verdict.value > addYears(today, longestYears) ? refuse('tooFar') : verdict;
}

/** By field, in the order of the form. */
export const externalPolicy = (
  { line, firmName, policyNo, endDate, insured }: ExternalPolicyValues,
  today: string,
): Readonly<Record<keyof ExternalPolicyValues, Verdict>> => ({
  line: line === '' ? refuse('line') : pass(line),
  firmName: firmName.trim() === '' ? refuse('firmName') : short(firmName),
  policyNo: policyNumber(policyNo),
  endDate: lastDay(endDate, today),
  insured: short(insured),
});
