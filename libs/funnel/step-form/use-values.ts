import type { AnswerSet } from '@emsal/lines/kit/field';
import { useEffect, useState } from 'react';
import { useForm } from 'react-final-form';

/** The form's values. The library's own hook draws a form that has just been drawn once more, for an `onChange` that nobody gave it. */
export function useValues(): AnswerSet {
  const form = useForm<AnswerSet>();
  const [values, setValues] = useState(() => form.getState().values);
  useEffect(() => form.subscribe((state) => setValues(state.values), { values: true }), [form]);
  return values;
}
