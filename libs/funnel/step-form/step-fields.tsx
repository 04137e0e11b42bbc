/** The fields of a step: confirmed ones on a card, the rest as inputs. */
import { completeAnswers } from '@emsal/lines/kit/answers/answers';
import { stepPath } from '@emsal/lines/kit/steps/paths';
import type { Line } from '@emsal/lines/kit/grammar/step';
import { answerText } from '../fields/answer-text';
import { ConfirmedAnswers } from '../fields/confirmed-answers';
import { FoundCard } from '../fields/found-card';
import { AnswerInput } from './answer-input';
import type { StepFieldsProps } from './step-fields-props';

/** The end date of a range, which is rendered with its start date. */
function endOf(line: Line, name: string): string | undefined {
  const field = line.fields[name];
  return field?.kind === 'date' ? field.until?.field : undefined;
}

export function StepFields({ step, shown, asked, onEdit, ...form }: StepFieldsProps) {
  const { line, values, context, lists } = form;
  const known = shown.map((name) => ({
    name,
    label: line.fields[name]?.label ?? name,
    text: answerText(line, name, { answers: values, context, lists }),
    isCode: line.fields[name]?.kind === 'plate' || line.fields[name]?.kind === 'code',
  }));
  const found = step.found?.(completeAnswers(line, values));
  const ends = asked.map((name) => endOf(line, name));
  return (
    <>
      {found && known.length > 0 ? (
        <FoundCard {...{ found }} answers={known} otherPath={stepPath(line, found.other.step)} onChange={onEdit} />
      ) : (
        <ConfirmedAnswers answers={known} onChange={onEdit} />
      )}
      {asked
        .filter((name) => !ends.includes(name))
        .map((name) => (
          <AnswerInput key={name} name={name} {...form} />
        ))}
    </>
  );
}
