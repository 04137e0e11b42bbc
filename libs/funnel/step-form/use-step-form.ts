/** The form of one step: its values, what is known and what is asked, which errors are shown, and the press of its button. */
import { stepErrors } from '@emsal/lines/kit/check-step';
import type { StepErrors } from '@emsal/lines/kit/check-step';
import { stepFields } from '@emsal/lines/kit/confirmed-fields';
import type { Answer, AnswerSet, FormContext } from '@emsal/lines/kit/field';
import type { Line, Step } from '@emsal/lines/kit/step';
import { visibleEntries } from '@emsal/lines/kit/visible-steps';
import { focusField } from '@emsal/ui/error-summary/focus-field';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { useLiveLookups } from '../fields/use-live-lookups';
import { useOptions } from '../fields/use-options';
import type { FieldOptions } from '../fields/use-options';
import type { Refusal } from '../course/refusal';
import type { Asked } from './step-form';
import { changesOf } from './form-values';
import { notPressed, pressedWith, refusedWith, shownErrors } from './shown-errors';
import type { Pressed } from './shown-errors';
import { useValues } from './use-values';

export interface StepFormParts {
  line: Line;
  step: Step;
  context: FormContext;
  visitId: string | null;
  /** What is asked although it is known. */
  asks?: Asked;
  /** Why the step was refused before this form was drawn. */
  refused?: Refusal;
  typed: (values: AnswerSet) => void;
}

/** Entries that need no answer when the step opens; fixed until 'Değiştir', so that a field never vanishes while it is being typed. */
const knownAtFirst = (
  { line, step, context, asks = [], refused }: StepFormParts,
  answers: AnswerSet,
): readonly string[] => {
  const { asked } = stepFields(line, step, { ...context, answers, editing: asks === 'all' });
  const again = [...asked, ...(asks === 'all' ? [] : asks), ...Object.keys(refused?.fields ?? {})];
  return visibleEntries(line, step, answers)
    .map(({ field }) => field)
    .filter((name) => !again.includes(name));
};

type OptionLists = FieldOptions['lists'];
type Change = (name: string, value: Answer) => void;

/** Changes one answer with all that follows from it. The same function over renders, so that a field is not drawn anew for its sake. */
function useChange(line: Line, lists: OptionLists, typed: StepFormParts['typed']): Change {
  const form = useForm<AnswerSet>();
  const listed = useRef(lists);
  // Before a control's own effects: one that was waiting for its list may choose from it at once.
  useLayoutEffect(() => {
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

/** Which fields stand on the card. 'Değiştir' asks them all and leads to the first, because the button that had the focus is gone. */
function useKnown(first: () => readonly string[]) {
  const [known, setKnown] = useState(first);
  const opened = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (opened.current) focusField(opened.current);
    opened.current = undefined;
  }, [known]);
  const edit = (shown: readonly string[]): void => {
    opened.current = shown[0];
    setKnown([]);
  };
  /** A field that turned out wrong has to be asked. */
  const doubt = (names: readonly string[]): void =>
    setKnown((before) => before.filter((name) => !names.includes(name)));
  return { known, edit, doubt };
}

const shownOf = (entries: ReturnType<typeof visibleEntries>, known: readonly string[]): readonly string[] =>
  entries.filter(({ field, confirm }) => known.includes(field) && confirm !== 'silently').map(({ field }) => field);

const wrongNames = ({ line, step, context }: StepFormParts, answers: AnswerSet): readonly string[] =>
  Object.keys(stepErrors(line, step, { ...context, answers }));

/**
 * What a step has to say as it opens: why it was refused, and what is wrong with the answers that it was opened with.
 * A page's form that was sent without our script was checked by nobody.
 */
function pressedAtFirst(parts: StepFormParts, answers: AnswerSet): Pressed {
  if (parts.refused) return refusedWith(notPressed, parts.refused.fields, answers);
  const wrong = wrongNames(parts, answers).filter((name) => answers[name]);
  return wrong.length > 0 ? pressedWith(notPressed, wrong) : notPressed;
}

/** What the last press found, in the browser or on the server; fields that turned out wrong are asked. */
function usePressed(parts: StepFormParts, doubt: (names: readonly string[]) => void) {
  const form = useForm<AnswerSet>();
  const [pressed, setPressed] = useState(() => pressedAtFirst(parts, form.getState().values));
  /** True when the checks let the step go on. */
  const press = (): boolean => {
    const wrong = wrongNames(parts, form.getState().values);
    if (wrong.length === 0) return true;
    setPressed((before) => pressedWith(before, wrong));
    doubt(wrong);
    return false;
  };
  const refuse = (fields: StepErrors): void => {
    setPressed((before) => refusedWith(before, fields, form.getState().values));
    doubt(Object.keys(fields));
  };
  return { pressed, press, refuse };
}

export function useStepForm(parts: StepFormParts) {
  const { line, step, context, visitId, typed } = parts;
  const values = useValues();
  const { known, edit, doubt } = useKnown(() => knownAtFirst(parts, values));
  const { pressed, press, refuse } = usePressed(parts, doubt);
  const entries = visibleEntries(line, step, values);
  const names = entries.map(({ field }) => field);
  const { lists, retries } = useOptions(line, {
    names: names.filter((name) => !known.includes(name) || !line.relations.names[name]),
    answers: values,
    context,
    visitId,
  });
  const errors = stepErrors(line, step, { ...context, answers: values });
  const change = useChange(line, lists, typed);
  const live = useLiveLookups({ line, step, context, visitId, values, change });

  const shown = shownOf(entries, known);

  return {
    values,
    lists,
    retries,
    change,
    live,
    press,
    asked: names.filter((name) => !known.includes(name)),
    shown,
    errors: shownErrors(pressed, names, { errors, values }),
    attempt: pressed.attempt,
    edit: () => edit(shown),
    refuse,
  };
}
