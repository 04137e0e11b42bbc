import type { AnswerSet, FormContext, Row } from '@emsal/lines/kit/field';
import { stepErrors, type StepErrors } from '@emsal/lines/kit/check-step';
import type { Line, Step } from '@emsal/lines/kit/step';
import { visibleEntries, visibleSteps } from '@emsal/lines/kit/visible-steps';
import { unlistedAnswers } from '../../../lines/unlisted-answers';
import { wrongAccessories } from '../../auto/store-accessories';

/** Sentence per field that is missing or wrong in any step that these answers lead through; empty when the form is complete. */
export function formErrors(line: Line, answers: AnswerSet, context: FormContext): StepErrors {
  const steps = visibleSteps(line, answers);
  const wrong: StepErrors = Object.assign({}, ...steps.map((step) => stepErrors(line, step, { ...context, answers })));
  // The lists of the server read answers of the right shape.
  if (Object.keys(wrong).length > 0) return wrong;
  return Object.assign({}, ...steps.map((step) => serverErrors(line, step, answers)));
}

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
