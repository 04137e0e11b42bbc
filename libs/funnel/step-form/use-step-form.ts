/** The state of a step's form: values, options, which fields are asked or confirmed, and the errors to show. */
import { stepErrors } from '@emsal/lines/kit/steps/check-step';
import { visibleEntries } from '@emsal/lines/kit/steps/visible-steps';
import { useLiveLookups } from '../fields/use-live-lookups';
import { useOptions } from '../fields/use-options';
import { shownErrors } from './shown-errors';
import { useChange } from './use-change';
import { shownAsConfirmed, useConfirmedFields } from './use-confirmed-fields';
import { useSubmitAttempt } from './use-submit-attempt';
import { useValues } from './use-values';
import type { StepFormOptions } from './step-form-options';

export type StepFormState = ReturnType<typeof useStepForm>;

export function useStepForm(options: StepFormOptions) {
  const { line, step, context, visitId } = options;
  const values = useValues();
  const { confirmed, edit, askFor } = useConfirmedFields(options, values);
  const { lastAttempt, validate, showRefusal, forgetErrors } = useSubmitAttempt(options, askFor);

  const entries = visibleEntries(line, step, values);
  const names = entries.map(({ field }) => field);
  const shown = shownAsConfirmed(entries, confirmed);
  const { lists, loading, retries } = useOptions(line, {
    names: names.filter((name) => !confirmed.includes(name) || !line.relations.names[name]),
    answers: values,
    context,
    visitId,
  });
  const errors = stepErrors(line, step, { ...context, answers: values });
  const change = useChange(line, lists, options.onChange);
  const liveLookups = useLiveLookups({ line, step, context, visitId, values, change });

  return {
    values,
    lists,
    loading,
    retries,
    change,
    liveLookups,
    asked: names.filter((name) => !confirmed.includes(name)),
    shown,
    errors: shownErrors(lastAttempt, names, { errors, values }),
    attempt: lastAttempt.attempt,
    validate,
    showRefusal,
    forgetErrors,
    editConfirmed: () => edit(shown),
  };
}
