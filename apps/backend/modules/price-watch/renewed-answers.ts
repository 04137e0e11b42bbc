import { factsOf } from '@emsal/lines/registry/facts-of';
import type { Answers } from '../../http/principals';
import type { PolicyRow } from '../policy/policy-store';

/** The answers of a sale a term later: the policy that runs is now the one that was sold. */
export function renewedAnswers(answers: Answers, { line, startDate, endDate }: PolicyRow): Answers {
  if (factsOf(line).family !== 'vehicle') return answers;
  return {
    ...answers,
    showPolicyInformation: true,
    currentInsuranceStartDate: startDate,
    currentInsuranceExpiryDate: endDate,
    choosesFirstDay: false,
    policyFirstDay: '',
  };
}
