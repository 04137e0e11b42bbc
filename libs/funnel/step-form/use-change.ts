import type { Answer, AnswerSet } from '@emsal/lines/kit/grammar/field';
import type { Line } from '@emsal/lines/kit/grammar/step';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useForm } from 'react-final-form';
import type { FieldOptions } from '../fields/use-options';
import { changesOf } from './form-values';

export type Change = (name: string, value: Answer) => void;

/** Changes one answer and everything derived from it. Stable between renders, so that other fields are not rendered again. */
export function useChange(line: Line, lists: FieldOptions['lists'], onChange: (values: AnswerSet) => void): Change {
  const form = useForm<AnswerSet>();
  const currentLists = useRef(lists);
  // Before the effects of the controls: one that was waiting for its options may choose from them at once.
  useLayoutEffect(() => {
    currentLists.current = lists;
  });
  return useCallback(
    (name, value) => {
      // A choice made before hydration is repeated: what depends on it has been answered since.
      if (form.getState().values[name] === value) return;
      const options = currentLists.current[name] ?? [];
      const changes = changesOf(line, form.getState().values, { name, value, options });
      form.batch(() => Object.entries(changes).forEach(([changed, answer]) => form.change(changed, answer)));
      onChange(form.getState().values);
    },
    [form, line, onChange],
  );
}
