/** What a step's form gets and reports. */
import type { VisitId } from '@emsal/api/calls/identifiers';
import type { StepErrors } from '@emsal/lines/kit/steps/check-step';
import type { EndingPage } from '@emsal/lines/kit/grammar/ending';
import type { AnswerSet, FormContext } from '@emsal/lines/kit/grammar/field';
import type { Line, Step } from '@emsal/lines/kit/grammar/step';
import type { LazyComponent } from '@emsal/platform/lazy-component';
import type { NextScreen } from '../submission/next-screen';
import type { Refusal } from '../submission/refusal';
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
  visitId: VisitId | null;
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

/** Of the fields below the header. */
export interface StepFormBodyProps extends StepFormProps {
  report: (reported: ReportedErrors) => void;
  /** Shows a page in place of the fields; null where the answers can be corrected. */
  end: (page: EndingPage | null) => void;
  /** Behind such a page: the fields keep what was typed. */
  isHidden: boolean;
}
