/** A step's form: react-final-form inside, the line's checks, and a button that is never disabled. */
import type { AnswerSet, FormContext } from '@emsal/lines/kit/field';
import { stepPath } from '@emsal/lines/kit/paths';
import type { Line, Step } from '@emsal/lines/kit/step';
import { Button } from '@emsal/ui/button/button';
import { Stack } from '@emsal/ui/stack/stack';
import { InformationNotice } from '@emsal/verify/notice/information-notice';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { Form, useForm } from 'react-final-form';
import type { Left } from '../course/leave-step';
import type { Refusal } from '../course/refusal';
import { useAutosave } from '../draft/use-autosave';
import { AdoptTyped } from './adopt-typed';
import { FailureNotice } from './failure-notice';
import { formValues } from './form-values';
import { StepFields } from './step-fields';
import styles from './step-form.module.css';
import type { StepWidget } from './step-widget';
import { useStepForm } from './use-step-form';

export interface StepFormProps {
  line: Line;
  step: Step;
  context: FormContext;
  visitId: string | null;
  answers: AnswerSet;
  widget?: StepWidget;
  /** Asks what is known as well: the visitor came to change it. */
  editing?: boolean;
  /** Why the step could not be left before this form was drawn. */
  refused?: Refusal;
  /** Leaves the step with these values. */
  leave: (values: AnswerSet) => Promise<Left>;
  /** Draws what stands above the form: title and error summary. */
  head: (errors: Readonly<Record<string, string>>, attempt: number) => ReactNode;
}

/** Where no submit handler of final-form is needed: the press is ours. */
const pressIsOurs = () => undefined;

/** What no field is to blame for. */
const failureOf = (refusal: Refusal | undefined) =>
  refusal?.message === undefined ? null : { message: refusal.message, canRetry: refusal.canRetry };

export function StepForm(props: StepFormProps) {
  const { line, step, answers } = props;
  const [initialValues] = useState(() => formValues(line, step, answers));
  return (
    <Form onSubmit={pressIsOurs} initialValues={initialValues} subscription={{}} render={() => <Inside {...props} />} />
  );
}

function Inside({ line, step, context, visitId, editing, widget: Widget, refused, leave, head }: StepFormProps) {
  const form = useForm<AnswerSet>();
  const autosave = useAutosave(line, step);
  const parts = useStepForm({ line, step, context, visitId, editing, typed: autosave.typed });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState(() => failureOf(refused));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setFailure(null);
    if (!parts.press()) return;
    autosave.settle();
    setBusy(true);
    const left = await leave(form.getState().values);
    setBusy(false);
    if (left.to !== 'stay' || !left.refusal) return;
    if (Object.keys(left.refusal.fields).length > 0) parts.refuse(left.refusal.fields);
    setFailure(failureOf(left.refusal));
  };
  const formId = `form-${step.slug}`;
  return (
    <>
      {head(parts.errors, parts.attempt)}
      <form
        id={formId}
        method="post"
        action={stepPath(line, step.slug)}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <AdoptTyped {...{ formId, line, step }} />
        <Stack>
          {Widget ? (
            <Widget
              line={line}
              values={parts.values}
              options={parts.lists}
              errors={parts.errors}
              change={parts.change}
            />
          ) : (
            <StepFields {...{ line, context, visitId }} {...parts} onEdit={parts.edit} />
          )}
          {step.verifies && <InformationNotice />}
          {failure && <FailureNotice {...failure} />}
          <div className={styles.actions}>
            <Button type="submit" busy={busy}>
              {step.button}
            </Button>
          </div>
        </Stack>
      </form>
    </>
  );
}
