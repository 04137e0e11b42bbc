/** The form of one step: its header with the reported errors, and the fields or widget below. */
import type { StepErrors } from '@emsal/lines/kit/check-step';
import type { AnswerSet, FormContext } from '@emsal/lines/kit/field';
import type { Line, Step } from '@emsal/lines/kit/step';
import type { LazyComponent } from '@emsal/platform/lazy-component';
import { useStore } from '@emsal/platform/store';
import { selectFunnel } from '@emsal/state/funnel/funnel-slice';
import type { RootState } from '@emsal/state/store';
import { memo, useState } from 'react';
import { Form } from 'react-final-form';
import { StepHead } from '../step-page/step-head';
import type { NextScreen } from '../submission/next-screen';
import type { Refusal } from '../submission/refusal';
import { formValues } from './form-values';
import { LookupSkeleton } from './lookup-skeleton';
import { StepFormBody } from './step-form-body';
import type { StepPictureProps, StepWidget } from './step-widget';

/** Names of fields. */
export type FieldSelection = 'all' | readonly string[];

/** Submits the step with these values; returns a promise only where the visitor has to wait. */
export type SubmitHandler = (values: AnswerSet, asked: readonly string[]) => NextScreen | Promise<NextScreen>;

export interface StepFormProps {
  /** Another key remounts the fields and resets the reported errors; the header stays mounted. */
  formKey: string;
  line: Line;
  step: Step;
  context: FormContext;
  visitId: string | null;
  widget?: StepWidget;
  picture?: LazyComponent<StepPictureProps>;
  /** Look-ups for this step are running: the header is shown, the fields follow. */
  isLookingUp?: boolean;
  /** Fields to ask for although their answers are known: the visitor has just typed them or came back to change them. */
  fieldsToAsk?: FieldSelection;
  /** Why the server refused this step before the form was rendered. */
  refused?: Refusal;
  /** Stable between renders. */
  submit: SubmitHandler;
  /** True when the visitor came from another screen of this page: the title takes the focus. */
  takesFocus: boolean;
}

export interface ReportedErrors {
  formKey: string;
  errors: StepErrors;
  attempt: number;
}

/** Memoised, because the funnel's state changes with every background save while the visitor types. */
export const StepForm = memo(function StepForm(props: StepFormProps) {
  const { formKey, line, step, isLookingUp, takesFocus } = props;
  const nothing: ReportedErrors = { formKey, errors: {}, attempt: 0 };
  const [reported, report] = useState(nothing);
  // Errors of another step, or of this one before it was submitted, are not shown again.
  if (reported.formKey !== formKey) report(nothing);
  const { errors, attempt } = reported;
  return (
    <>
      <StepHead {...{ formKey, line, step, errors, attempt, takesFocus }} />
      {isLookingUp ? <LookupSkeleton /> : <FormProvider key={formKey} {...props} report={report} />}
    </>
  );
});

/** final-form's submit handler is not used: `useSubmit` handles the event. */
const ignoreSubmit = () => undefined;

/** The initial values are read once; from then on the form owns its values. */
function FormProvider(props: StepFormProps & { report: (reported: ReportedErrors) => void }) {
  const { line, step } = props;
  const store = useStore<RootState>();
  const [initialValues] = useState(() => formValues(line, step, selectFunnel(line.id)(store.getState()).answers));
  // One element for all renders of `Form`, which renders itself twice when it mounts.
  const body = <StepFormBody {...props} />;
  return <Form onSubmit={ignoreSubmit} initialValues={initialValues} subscription={{}} render={() => body} />;
}
