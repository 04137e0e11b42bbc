import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import { stepErrors } from '@emsal/lines/kit/steps/check-step';
import { endingOf } from '@emsal/lines/kit/steps/ending-of';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useForm } from 'react-final-form';
import type { NextScreen } from '../submission/next-screen';
import type { Refusal } from '../submission/refusal';
import type { StepFormBodyProps } from './step-form-props';
import type { StepFormState } from './use-step-form';

/** The part of a refusal that belongs to no field. */
const failureOf = (refusal: Refusal | undefined) =>
  refusal?.message === undefined ? null : { message: refusal.message, canRetry: refusal.canRetry };

interface Submission extends Pick<StepFormBodyProps, 'line' | 'step' | 'context' | 'submit' | 'refused' | 'end'> {
  state: StepFormState;
  /** Submitting stores the answers itself. */
  cancelAutosave: () => void;
}

/** Errors of which a page of their own tells are not shown at the fields. */
function explain(
  { line, step, context, state, end }: Pick<Submission, 'line' | 'step' | 'context' | 'state' | 'end'>,
  answers: AnswerSet,
): void {
  const page = endingOf(line, stepErrors(line, step, { ...context, answers }), { answers, context });
  if (page) state.forgetErrors();
  end(page);
}

/** Validates, then submits the step; a second submit while one is running is ignored. */
export function useSubmit({
  line,
  step,
  context,
  submit: submitStep,
  refused,
  end,
  state,
  cancelAutosave,
}: Submission) {
  const form = useForm<AnswerSet>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState(() => failureOf(refused));
  const showRefusal = (next: NextScreen): void => {
    if (next.to !== 'stay' || !next.refusal) return;
    if (Object.keys(next.refusal.fields).length > 0) state.showRefusal(next.refusal.fields);
    setFailure(failureOf(next.refusal));
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    if (failure) setFailure(null);
    // An answer that a running look-up is about to fill is not missing.
    if (state.liveLookups.isPending) {
      setBusy(true);
      await state.liveLookups.whenSettled();
      setBusy(false);
    }
    const answers = form.getState().values;
    if (!state.validate()) return explain({ line, step, context, state, end }, answers);
    cancelAutosave();
    const next = submitStep(answers, state.asked);
    if (!(next instanceof Promise)) return showRefusal(next);
    setBusy(true);
    showRefusal(await next);
    setBusy(false);
  };
  return { isBusy, failure, submit };
}
