import type { StepErrors } from '@emsal/lines/kit/steps/check-step';
import type { Answer, AnswerSet, FormContext, Option } from '@emsal/lines/kit/grammar/field';
import type { Line } from '@emsal/lines/kit/grammar/step';
import type { LazyComponent } from '@emsal/platform/lazy-component';

/** A widget renders a step's content in place of its fields; the form, its button and its checks are the funnel's. */
export interface StepWidgetProps {
  line: Line;
  values: AnswerSet;
  options: Readonly<Record<string, readonly Option[]>>;
  errors: StepErrors;
  change: (name: string, value: Answer) => void;
}

/** In a chunk of its own, because few visitors reach a step that has one. */
export type StepWidget = LazyComponent<StepWidgetProps>;
/** By the name that a step gives as its `widget`. */
export type StepWidgets = Readonly<Record<string, StepWidget>>;

/** A picture shows what the answers mean, beside the fields. */
export interface StepPictureProps {
  /** Complete. */
  answers: AnswerSet;
  /** The lists of the step's fields. */
  options: Readonly<Record<string, readonly Option[]>>;
  line: Line;
  context: FormContext;
}
/** By the name that a step gives as its `picture`. */
export type StepPictures = Readonly<Record<string, LazyComponent<StepPictureProps>>>;
