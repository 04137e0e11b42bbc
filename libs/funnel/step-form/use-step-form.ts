/** The form of one step: its values, what is known and what is asked, which errors are shown, and the press of its button. */
import { stepErrors } from '@emsal/lines/kit/check-step';
import type { StepErrors } from '@emsal/lines/kit/check-step';
import { stepFields } from '@emsal/lines/kit/confirmed-fields';
import type { AnswerSet, FormContext } from '@emsal/lines/kit/field';
import type { Line, Step } from '@emsal/lines/kit/step';
import { visibleEntries } from '@emsal/lines/kit/visible-steps';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { useOptions } from '../fields/use-options';
import { changesOf } from './form-values';
import { notPressed, pressedWith, refusedWith, shownErrors } from './shown-errors';

export interface StepFormParts {
  line: Line;
  step: Step;
  context: FormContext;
  visitId: string | null;
  typed: (values: AnswerSet) => void;
}

/** Entries that need no answer when the step opens; fixed until 'Değiştir', so that a field never vanishes while it is being typed. */
const knownAtFirst = ({ line, step, context }: StepFormParts, answers: AnswerSet): readonly string[] => {
  const { asked } = stepFields(line, step, { ...context, answers });
  return visibleEntries(line, step, answers)
    .map(({ field }) => field)
    .filter((name) => !asked.includes(name));
};

type OptionLists = ReturnType<typeof useOptions>;
type Change = (name: string, value: string | boolean) => void;

/** Changes one answer with all that follows from it. The same function over renders, so that a field is not drawn anew for its sake. */
function useChange(line: Line, lists: OptionLists, typed: StepFormParts['typed']): Change {
  const form = useForm<AnswerSet>();
  const listed = useRef(lists);
  useEffect(() => {
    listed.current = lists;
  });
  return useCallback(
    (name, value) => {
      const changes = changesOf(line, form.getState().values, { name, value, options: listed.current[name] ?? [] });
      form.batch(() => Object.entries(changes).forEach(([one, answer]) => form.change(one, answer)));
      typed(form.getState().values);
    },
    [form, line, typed],
  );
}

export function useStepForm(parts: StepFormParts) {
  const { line, step, context, visitId, typed } = parts;
  const form = useForm<AnswerSet>();
  const { values } = useFormState<AnswerSet>({ subscription: { values: true } });
  const [known, setKnown] = useState(() => knownAtFirst(parts, values));
  const [pressed, setPressed] = useState(notPressed);
  const entries = visibleEntries(line, step, values);
  const names = entries.map(({ field }) => field);
  const lists = useOptions(line, {
    names: names.filter((name) => !known.includes(name) || !line.relations.names[name]),
    answers: values,
    context,
    visitId,
  });
  const errors = stepErrors(line, step, { ...context, answers: values });
  const change = useChange(line, lists, typed);

  /** True when the checks let the step go on. */
  const press = (): boolean => {
    const wrong = Object.keys(stepErrors(line, step, { ...context, answers: form.getState().values }));
    setPressed((before) => pressedWith(before, wrong));
    return wrong.length === 0;
  };

  return {
    values,
    lists,
    change,
    press,
    asked: names.filter((name) => !known.includes(name)),
    shown: entries
      .filter(({ field, confirm }) => known.includes(field) && confirm !== 'silently')
      .map(({ field }) => field),
    errors: shownErrors(pressed, names, { errors, values }),
    attempt: pressed.attempt,
    edit: () => setKnown([]),
    refuse: (fields: StepErrors) => setPressed((before) => refusedWith(before, fields, form.getState().values)),
  };
}
