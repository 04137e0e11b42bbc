import type { Client } from '@emsal/api/client';
import type { Envelope } from '@emsal/api/envelope';
import { createClient } from '@emsal/api/client';
import { usePage } from '@emsal/platform/page';
import { Button } from '@emsal/ui/button/button';
import { FieldMessage } from '@emsal/ui/field-message/field-message';
import { Notice } from '@emsal/ui/notice/notice';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import type { FieldErrors } from '../visit/field-errors';
import styles from './completed-page.module.css';

interface SendFormProps<Values> {
  title: string;
  lead?: string;
  button: string;
  /** The form's fields, with what is wrong at them. */
  fields: (errors: FieldErrors) => ReactNode;
  /** `value` once nothing is wrong. */
  read: (form: FormData) => { value: Values; errors: FieldErrors };
  send: (client: Client, value: Values) => Promise<Envelope<unknown>>;
  /** Said once the server has it. */
  sent: (value: Values) => string;
  /** The field at which a refusal of the server is said; below the form without one. */
  refusedAt?: string;
}

interface Sending {
  isBusy: boolean;
  errors: FieldErrors;
  refusal?: string;
  done?: string;
}

const isWrong = (errors: FieldErrors): boolean => Object.keys(errors).length > 0;

/** Checks, sends, and says what became of it; while one sending runs further presses do nothing. */
function useSending<Values>({ read, send, sent, refusedAt }: SendFormProps<Values>) {
  const { transport } = usePage();
  const [state, setState] = useState<Sending>({ isBusy: false, errors: {} });
  const submit = async (form: HTMLFormElement): Promise<void> => {
    if (state.isBusy) return;
    const { value, errors } = read(new FormData(form));
    if (isWrong(errors)) return setState({ isBusy: false, errors });
    setState({ isBusy: true, errors: {} });
    const reply = await send(createClient(transport), value);
    setState(
      reply.isSuccess
        ? { isBusy: false, errors: {}, done: sent(value) }
        : refusedAt
          ? { isBusy: false, errors: { [refusedAt]: reply.message } }
          : { isBusy: false, errors: {}, refusal: reply.message },
    );
  };
  return { state, submit };
}

/** A small form at the end of a purchase: its words, its fields, one press. */
export function SendForm<Values>(props: SendFormProps<Values>) {
  const { title, lead, button, fields } = props;
  const { state, submit } = useSending(props);
  const form = useRef<HTMLFormElement>(null);
  const refusalId = useId();
  useEffect(() => {
    if (isWrong(state.errors)) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [state.errors]);
  return (
    <section className={styles.group}>
      <h2 className={styles.heading}>{title}</h2>
      {lead && <p>{lead}</p>}
      <form
        ref={form}
        method="post"
        noValidate
        className={styles.send}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          void submit(event.currentTarget);
        }}
      >
        {fields(state.errors)}
        <Button type="submit" variant="line" busy={state.isBusy}>
          {button}
        </Button>
      </form>
      {state.refusal && <FieldMessage id={refusalId}>{state.refusal}</FieldMessage>}
      <div role="status">{state.done && <Notice tone="good">{state.done}</Notice>}</div>
    </section>
  );
}
