import type { AnswerSet, FormContext, Row } from '@emsal/lines/kit/field';
import { checkStep, type StepErrors } from '@emsal/lines/kit/check-step';
import type { Line, Step } from '@emsal/lines/kit/step';
import { visibleEntries, visibleSteps } from '@emsal/lines/kit/visible-steps';
import { unlistedAnswers } from '../../../lines/unlisted-answers';
import { wrongAccessories } from '../../auto/store-accessories';
import { countingAnswers } from './counting-answers';

export type FormVerdict = { ok: true; answers: AnswerSet } | { ok: false; errors: StepErrors };

/** The answers of a complete form as its checks read them, without what they were typed with and what no step shows; or a sentence per field that is missing or wrong in any step that they lead through. */
export function judgeForm(line: Line, said: AnswerSet, context: FormContext): FormVerdict {
  const given = countingAnswers(line, said, context);
  const steps = visibleSteps(line, given);
  const verdicts = steps.map((step) => checkStep(line, step, { ...context, answers: given }));
  const wrong = joined(verdicts.map((verdict) => (verdict.ok ? {} : verdict.errors)));
  // The lists of the server read answers of the right shape.
  if (Object.keys(wrong).length > 0) return { ok: false, errors: wrong };
  const answers: AnswerSet = Object.assign({}, given, ...verdicts.map((verdict) => verdict.ok && verdict.answers));
  const unlisted = joined(steps.map((step) => serverErrors(line, step, answers)));
  return Object.keys(unlisted).length > 0 ? { ok: false, errors: unlisted } : { ok: true, answers };
}

const joined = (errors: readonly StepErrors[]): StepErrors => Object.assign({}, ...errors);

/** Whoever left out the calls of the steps meets the server's lists here. */
function serverErrors(line: Line, step: Step, answers: AnswerSet): StepErrors {
  const names = visibleEntries(line, step, answers).map(({ field }) => field);
  const accessories = names.includes('accessoriesForm') ? wrongList(answers) : null;
  return {
    ...unlistedAnswers({ line: line.id, fields: line.fields, names, answers }),
    ...(accessories !== null && { accessoriesForm: accessories }),
  };
}

const wrongList = (answers: AnswerSet): string | null =>
  wrongAccessories(
    (answers.accessoriesForm as readonly Row[]).map(({ code, amount }) => ({
      code: String(code),
      amount: Number(amount) * 100,
    })),
    {
      vehicleBrand: String(answers.vehicleBrand),
      vehicleModelType: String(answers.vehicleModelType),
      vehicleModelYear: Number(answers.vehicleModelYear),
      vehicleFuelType: answers.vehicleFuelType ? Number(answers.vehicleFuelType) : undefined,
    },
  );
