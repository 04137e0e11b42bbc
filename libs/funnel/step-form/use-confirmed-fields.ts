/** Which of a step's fields are shown as confirmed answers instead of being asked. */
import { stepFields } from '@emsal/lines/kit/steps/confirmed-fields';
import { fieldOfKey } from '@emsal/lines/kit/answers/error-key';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import type { Entry } from '@emsal/lines/kit/grammar/step';
import { visibleEntries } from '@emsal/lines/kit/steps/visible-steps';
import { focusField } from '@emsal/ui/error-summary/focus-field';
import { useEffect, useRef, useState } from 'react';
import type { StepFormOptions } from './step-form-options';

/** Fields that need no answer when the step opens. Fixed until 'Değiştir', so that a field never vanishes while it is being typed. */
function initiallyConfirmed(
  { line, step, context, fieldsToAsk = [], refused }: StepFormOptions,
  answers: AnswerSet,
): readonly string[] {
  const isAll = fieldsToAsk === 'all';
  const { asked } = stepFields(line, step, { ...context, answers, editing: isAll });
  const toAsk = [...asked, ...(isAll ? [] : fieldsToAsk), ...Object.keys(refused?.fields ?? {}).map(fieldOfKey)];
  return visibleEntries(line, step, answers)
    .map(({ field }) => field)
    .filter((name) => !toAsk.includes(name));
}

export const shownAsConfirmed = (entries: readonly Entry[], confirmed: readonly string[]): readonly string[] =>
  entries.filter(({ field, confirm }) => confirmed.includes(field) && confirm !== 'silently').map(({ field }) => field);

export function useConfirmedFields(options: StepFormOptions, values: AnswerSet) {
  const [confirmed, setConfirmed] = useState(() => initiallyConfirmed(options, values));
  const fieldToFocus = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (fieldToFocus.current) focusField(fieldToFocus.current);
    fieldToFocus.current = undefined;
  }, [confirmed]);
  /** Asks for all and focuses the first of `shown`, because the button that had the focus is gone. */
  const edit = (shown: readonly string[]): void => {
    fieldToFocus.current = shown[0];
    setConfirmed([]);
  };
  /** Asks for fields that turned out to be wrong. */
  const askFor = (names: readonly string[]): void =>
    setConfirmed((before) => before.filter((name) => !names.includes(name)));
  return { confirmed, edit, askFor };
}
