import { todayOn, usePage } from '@emsal/platform/page';
import { useRef, useState, type FormEvent } from 'react';
import type { ContentForm, Errors, Send, Values } from './form';
import { filesOnTheirWay, formValues } from './form-values';

interface FormState {
  errors: Errors;
  /** What the server refused; the errors are its own then. */
  refused?: Values;
  /** Counts submits, so that the summary is announced again. */
  attempt: number;
  failure?: string;
  state: 'open' | 'sending' | 'sent';
}

/**
 * While typing, corrected errors disappear and new ones wait for the next submit. What only the server found wrong stays until its own
 * field changes.
 */
const remaining = ({ errors, refused }: FormState, values: Values, now: Errors): Errors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, message]) => {
      const stays = name in now || refused?.[name] === values[name];
      return stays ? [[name, now[name] ?? message]] : [];
    }),
  );

/** The fields that are asked with what is typed now. */
function useAskedFields({ fields }: ContentForm, initial: Values) {
  const [values, setValues] = useState(initial);
  const isOpen = fields.some((field) => 'when' in field);
  const follow = (now: Values) => isOpen && setValues(now);
  return {
    asked: isOpen ? fields.filter((field) => !('when' in field) || (field.when?.(values) ?? true)) : fields,
    follow,
  };
}

export function useForm(form: ContentForm, send: Send, initial: Values) {
  const { fields, check } = form;
  const { asked, follow } = useAskedFields(form, initial);
  const element = useRef<HTMLFormElement>(null);
  const page = usePage();
  const [shown, setShown] = useState<FormState>({ errors: {}, attempt: 0, state: 'open' });
  const read = () => formValues(element.current!, fields);
  const checked = () => ({ ...check(read(), todayOn(page)), ...filesOnTheirWay(element.current!, fields) });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (shown.state === 'sending') return;
    const errors = checked();
    const attempt = shown.attempt + 1;
    if (Object.keys(errors).length > 0) return setShown({ errors, attempt, state: 'open' });
    setShown({ errors, attempt, state: 'sending' });
    const values = read();
    const reply = await send(values);
    if (reply.isSuccess) return setShown({ errors, attempt, state: 'sent' });
    const atFields = reply.fields ?? {};
    const failure = Object.keys(atFields).some((name) => fields.some((field) => field.name === name))
      ? {}
      : { failure: reply.message };
    setShown({ errors: atFields, refused: values, attempt: attempt + 1, state: 'open', ...failure });
  };
  const review = () => {
    follow(read());
    setShown((last) =>
      Object.keys(last.errors).length === 0 ? last : { ...last, errors: remaining(last, read(), checked()) },
    );
  };
  return { element, fields: asked, ...shown, submit, review };
}
