import type { VisitId } from '@emsal/api/calls/identifiers';
import type { Answer, AnswerSet, FormContext, Option } from '@emsal/lines/kit/grammar/field';
import type { Line, Step } from '@emsal/lines/kit/grammar/step';
import type { StepErrors } from '@emsal/lines/kit/steps/check-step';
import type { FieldOptions } from '../fields/use-options';

export interface StepFieldsProps {
  line: Line;
  step: Step;
  shown: readonly string[];
  asked: readonly string[];
  values: AnswerSet;
  context: FormContext;
  visitId: VisitId | null;
  lists: Readonly<Record<string, readonly Option[]>>;
  loading: FieldOptions['loading'];
  retries: FieldOptions['retries'];
  errors: StepErrors;
  change: (name: string, value: Answer) => void;
  onEdit: () => void;
}
