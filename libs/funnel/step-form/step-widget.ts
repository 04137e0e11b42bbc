import type { StepErrors } from '@emsal/lines/kit/check-step';
import type { Answer, AnswerSet, Option } from '@emsal/lines/kit/field';
import type { Line } from '@emsal/lines/kit/step';
import type { LaterPart } from '../later/later';

/** What a step's widget draws instead of the fields; the form, its button and its checks stay the funnel's. */
export interface StepWidgetProps {
  line: Line;
  values: AnswerSet;
  options: Readonly<Record<string, readonly Option[]>>;
  errors: StepErrors;
  change: (name: string, value: Answer) => void;
}

/** Few visitors come to a step that has one: it is a chunk of its own. */
export type StepWidget = LaterPart<StepWidgetProps>;
/** By the name that a step gives to its widget. */
export type StepWidgets = Readonly<Record<string, StepWidget>>;
