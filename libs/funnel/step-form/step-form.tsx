/** A step's form: react-final-form inside, the line's checks, and a button that is never disabled. */
import type { StepErrors } from '@emsal/lines/kit/check-step';
import type { AnswerSet, FormContext } from '@emsal/lines/kit/field';
import { stepPath } from '@emsal/lines/kit/paths';
import type { Line, Step } from '@emsal/lines/kit/step';
import { stepButton } from '@emsal/lines/kit/step-order';
import { Button } from '@emsal/ui/button/button';
import { Stack } from '@emsal/ui/stack/stack';
import { InformationNotice } from '@emsal/verify/notice/information-notice';
import { memo, Suspense, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { Form } from 'react-final-form';
import type { Left } from '../course/leaving';
import type { Refusal } from '../course/refusal';
import { useAutosave } from '../draft/use-autosave';
import { AdoptTyped } from './adopt-typed';
import { FailureNotice } from './failure-notice';
import { formId } from './form-id';
import { LookingUp } from './looking-up';
import { formValues } from './form-values';
import { StepFields } from './step-fields';
import styles from './step-form.module.css';
import type { StepWidget } from './step-widget';
import { usePress } from './use-press';
import { useStepForm } from './use-step-form';

/** Names of fields. */
export type Asked = 'all' | readonly string[];

/** Leaves the step with these values; a promise only where the visitor has to wait. */
export type Leave = (values: AnswerSet, asked: readonly string[]) => Left | Promise<Left>;

export interface StepFormProps {
  /** Another one draws the fields anew; what stands above them stays and says something else. */
  form: string;
  line: Line;
  step: Step;
  context: FormContext;
  visitId: string | null;
  /** Read when the form is drawn; from then on its values are its own. */
  answers: AnswerSet;
  widget?: StepWidget;
  /** What is known is still being looked up: the title stands already, the fields follow. */
  isOpening?: boolean;
  /** What is asked although it is known: the visitor typed it here a moment ago, or came to change it. */
  asks?: Asked;
  /** Why the step could not be left before this form was drawn. */
  refused?: Refusal;
  /** Stable over renders. */
  leave: Leave;
  /** Draws what stands above the form: title and error summary. Read when the form is drawn or its errors change. */
  head: (errors: StepErrors, attempt: number) => ReactNode;
}

/** Where no submit handler of final-form is needed: the press is ours. */
const pressIsOurs = () => undefined;

const drawnAnewFor = ['form', 'step', 'context', 'visitId', 'isOpening', 'asks', 'refused', 'leave', 'widget'] as const;

/** Answers that are stored behind must not draw the form that is being filled in. */
const isSame = (a: StepFormProps, b: StepFormProps): boolean => drawnAnewFor.every((name) => a[name] === b[name]);

interface Wrong {
  form: string;
  errors: StepErrors;
  attempt: number;
}
type Tell = (wrong: Wrong) => void;

export const StepForm = memo(function StepForm(props: StepFormProps) {
  const { form, head, isOpening } = props;
  const nothingWrong: Wrong = { form, errors: {}, attempt: 0 };
  const [wrong, tell] = useState(nothingWrong);
  // What was wrong in another form, or in this one before it was left, is not said again.
  if (wrong.form !== form) tell(nothingWrong);
  return (
    <>
      {head(wrong.errors, wrong.attempt)}
      {isOpening ? <LookingUp /> : <Filled key={form} {...props} tell={tell} />}
    </>
  );
}, isSame);

function Filled(props: StepFormProps & { tell: Tell }) {
  const { line, step, answers } = props;
  const [initialValues] = useState(() => formValues(line, step, answers));
  // The same element over the library's own drawings: it draws itself twice.
  const inside = <Inside {...props} />;
  return <Form onSubmit={pressIsOurs} initialValues={initialValues} subscription={{}} render={() => inside} />;
}

/** The second click of a double click belongs to the first: it would press the button of the screen that came. */
const onlyFirst = (event: MouseEvent): void => {
  if (event.detail > 1) event.preventDefault();
};

function Inside({
  form,
  line,
  step,
  context,
  visitId,
  asks,
  widget,
  refused,
  leave,
  tell,
}: StepFormProps & { tell: Tell }) {
  const autosave = useAutosave(line, step);
  const parts = useStepForm({ line, step, context, visitId, asks, refused, typed: autosave.typed });
  const { busy, failure, press } = usePress({ leave, refused, parts, settle: autosave.settle });
  const { values, lists, errors, attempt, change } = parts;
  const tellWrong = useEffectEvent(() => {
    if (attempt > 0) tell({ form, errors, attempt });
  });
  // The same errors are another object with each key.
  const errorWords = JSON.stringify(errors);
  useLayoutEffect(() => tellWrong(), [errorWords, attempt]);
  return (
    <form
      id={formId(step)}
      method="post"
      action={stepPath(line, step.slug)}
      noValidate
      onSubmit={(event) => void press(event)}
      onBlur={autosave.fieldLeft}
    >
      <AdoptTyped {...{ line, step }} typed={autosave.typed} />
      <Stack>
        {widget ? (
          <Suspense>
            <widget.Part {...{ line, values, errors, change }} options={lists} />
          </Suspense>
        ) : (
          <StepFields {...{ line, context, visitId }} {...parts} onEdit={parts.edit} />
        )}
        {step.verifies && <InformationNotice />}
        {failure && <FailureNotice {...failure} />}
        <div className={styles.actions}>
          <Button type="submit" busy={busy} onClick={onlyFirst}>
            {stepButton(line, step, values)}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
