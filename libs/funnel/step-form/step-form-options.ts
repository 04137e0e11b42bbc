import type { VisitId } from '@emsal/api/calls/identifiers';
import type { AnswerSet, FormContext } from '@emsal/lines/kit/grammar/field';
import type { Line, Step } from '@emsal/lines/kit/grammar/step';
import type { Refusal } from '../submission/refusal';
import type { FieldSelection } from './step-form-props';

export interface StepFormOptions {
  line: Line;
  step: Step;
  context: FormContext;
  visitId: VisitId | null;
  /** Fields to ask for although their answers are known. */
  fieldsToAsk?: FieldSelection;
  /** Why the step was refused before this form was rendered. */
  refused?: Refusal;
  /** Called with all values after every change. */
  onChange: (values: AnswerSet) => void;
}
