import type { AnswerSet, FormContext } from '../grammar/field';
import type { EndingPage } from '../grammar/ending';
import type { Line } from '../grammar/step';
import type { StepErrors } from './check-step';

/** The page of the first error that ends the form; null where the answers can simply be corrected. */
export function endingOf(
  { endings = [] }: Pick<Line, 'endings'>,
  errors: StepErrors,
  { answers, context }: { answers: AnswerSet; context: FormContext },
): EndingPage | null {
  const found = endings.find(({ field, message }) => errors[field] === message);
  return found ? found.page(answers, context) : null;
}
