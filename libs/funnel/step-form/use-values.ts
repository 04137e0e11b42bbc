import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import { useCallback, useSyncExternalStore } from 'react';
import { useForm } from 'react-final-form';

/** The form's values. The library's `useFormState` renders once more after it mounts. */
export function useValues(): AnswerSet {
  const form = useForm<AnswerSet>();
  const subscribe = useCallback((notify: () => void) => form.subscribe(notify, { values: true }), [form]);
  const read = () => form.getState().values;
  return useSyncExternalStore(subscribe, read, read);
}
