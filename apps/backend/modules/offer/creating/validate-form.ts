import type { AnswerSet, FormContext, Row } from '@emsal/lines/kit/grammar/field';
import { checkStep, type StepErrors } from '@emsal/lines/kit/steps/check-step';
import type { Line, Step } from '@emsal/lines/kit/grammar/step';
import { visibleEntries, visibleSteps } from '@emsal/lines/kit/steps/visible-steps';
import { unlistedAnswers } from '../../../lines/unlisted-answers';
import { accessoriesError } from '../../vehicle/check-accessories';
import { effectiveAnswers } from './effective-answers';

export type FormValidation = { ok: true; answers: AnswerSet } | { ok: false; errors: StepErrors };

/** The parsed answers of a complete form without hidden fields; or a message for each missing or invalid field of the visible steps. */
export function validateForm(line: Line, formAnswers: AnswerSet, context: FormContext): FormValidation {
  const given = effectiveAnswers(line, formAnswers, context);
  const steps = visibleSteps(line, given);
  const verdicts = steps.map((step) => checkStep(line, step, { ...context, answers: given }));
  const wrong = mergedErrors(verdicts.map((verdict) => (verdict.ok ? {} : verdict.errors)));
  // The checks against reference lists need answers of the right type.
  if (Object.keys(wrong).length > 0) return { ok: false, errors: wrong };
  const answers: AnswerSet = Object.assign({}, given, ...verdicts.map((verdict) => verdict.ok && verdict.answers));
  const unlisted = mergedErrors(steps.map((step) => referenceListErrors(line, step, answers)));
  return Object.keys(unlisted).length > 0 ? { ok: false, errors: unlisted } : { ok: true, answers };
}

const mergedErrors = (errors: readonly StepErrors[]): StepErrors => Object.assign({}, ...errors);

/** Calls that skipped the steps' own endpoints are checked against the reference lists here. */
function referenceListErrors(line: Line, step: Step, answers: AnswerSet): StepErrors {
  const names = visibleEntries(line, step, answers).map(({ field }) => field);
  const accessories = names.includes('accessoriesForm') ? formAccessoriesError(answers) : null;
  return {
    ...unlistedAnswers({ line: line.id, fields: line.fields, names, answers }),
    ...(accessories !== null && { accessoriesForm: accessories }),
  };
}

const formAccessoriesError = (answers: AnswerSet): string | null =>
  accessoriesError(
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
