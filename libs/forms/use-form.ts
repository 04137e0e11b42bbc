import type { Failure } from '@emsal/api/envelope';
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

const without = (errors: Errors, names: readonly string[]): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));

/** A refusal that names no field of the form is one of the whole form. */
function refusalOf(
  { fields: errors = {}, message }: Pick<Failure, 'fields' | 'message'>,
  fields: ContentForm['fields'],
) {
  const isAtField = fields.some(({ name }) => name in errors);
  return isAtField ? { errors } : { errors, failure: message };
}

export function useForm(form: ContentForm, send: Send, initial: Values) {
  const { fields, check } = form;
  const { asked, follow } = useAskedFields(form, initial);
  const element = useRef<HTMLFormElement>(null);
  const page = usePage();
  const [shown, setShown] = useState<FormState>({ errors: {}, attempt: 0, state: 'open' });
  const read = () => formValues(element.current!, fields);
  const waiting = () => filesOnTheirWay(element.current!, fields);
  const checked = () => without(check(read(), todayOn(page)), waiting());
  /** Submitted while a file was on its way: sent when that has arrived. */
  const isHeld = useRef(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (shown.state !== 'sending') await sendChecked();
  };
  const sendChecked = async () => {
    const errors = checked();
    const attempt = shown.attempt + 1;
    if (Object.keys(errors).length > 0) return setShown({ errors, attempt, state: 'open' });
    setShown({ errors, attempt, state: 'sending' });
    isHeld.current = waiting().length > 0;
    if (isHeld.current) return;
    const values = read();
    const reply = await send(values);
    if (reply.isSuccess) return setShown({ errors, attempt, state: 'sent' });
    setShown({ ...refusalOf(reply, fields), refused: values, attempt: attempt + 1, state: 'open' });
  };
  const review = () => {
    follow(read());
    if (isHeld.current && waiting().length === 0) {
      isHeld.current = false;
      return void sendChecked();
    }
    setShown((last) =>
      Object.keys(last.errors).length === 0 ? last : { ...last, errors: remaining(last, read(), checked()) },
    );
  };
  return { element, fields: asked, ...shown, submit, review };
}
