import { todayOn, usePage } from '@emsal/platform/page';
import { useRef, useState, type FormEvent } from 'react';
import type { ContentForm, Errors, Send } from './form';
import { formValues } from './form-values';

interface FormState {
  errors: Errors;
  /** Counts submits, so that the summary is announced again. */
  attempt: number;
  failure?: string;
  state: 'open' | 'sending' | 'sent';
}

/** Errors that are corrected disappear while typing, and none appears. */
const remaining = (before: Errors, now: Errors): Errors =>
  Object.fromEntries(Object.entries(now).filter(([name]) => name in before));

export function useForm({ fields, check }: ContentForm, send: Send) {
  const element = useRef<HTMLFormElement>(null);
  const page = usePage();
  const [shown, setShown] = useState<FormState>({ errors: {}, attempt: 0, state: 'open' });
  const read = () => formValues(element.current!, fields);
  const checked = () => check(read(), todayOn(page));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (shown.state === 'sending') return;
    const errors = checked();
    const attempt = shown.attempt + 1;
    if (Object.keys(errors).length > 0) return setShown({ errors, attempt, state: 'open' });
    setShown({ errors, attempt, state: 'sending' });
    const reply = await send(read());
    if (reply.isSuccess) return setShown({ errors, attempt, state: 'sent' });
    const atFields = reply.fields ?? {};
    const failure = Object.keys(atFields).some((name) => fields.some((field) => field.name === name))
      ? {}
      : { failure: reply.message };
    setShown({ errors: atFields, attempt: attempt + 1, state: 'open', ...failure });
  };
  const review = () =>
    setShown((last) =>
      Object.keys(last.errors).length === 0 ? last : { ...last, errors: remaining(last.errors, checked()) },
    );
  return { element, ...shown, submit, review };
}
