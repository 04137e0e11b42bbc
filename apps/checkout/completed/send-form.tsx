import type { Client } from '@emsal/api/client';
import type { Envelope } from '@emsal/api/envelope';
import { createClient } from '@emsal/api/client';
import { usePage } from '@emsal/platform/page';
import { Button } from '@emsal/ui/button/button';
import { FieldMessage } from '@emsal/ui/field-message/field-message';
import { Notice } from '@emsal/ui/notice/notice';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import type { FieldErrors } from '../forms/field-errors';
import styles from './completed-page.module.css';

interface SendFormProps<Values> {
  title: string;
  intro?: string;
  button: string;
  /** Renders the fields with their errors. */
  fields: (errors: FieldErrors) => ReactNode;
  /** `value` is valid when `errors` is empty. */
  read: (form: FormData) => { value: Values; errors: FieldErrors };
  send: (client: Client, value: Values) => Promise<Envelope<unknown>>;
  /** Confirmation shown after the server has accepted the form. */
  sent: (value: Values) => string;
  /** Field that shows a server refusal; without one it appears below the form. */
  refusedAt?: string;
}

interface SendState {
  isBusy: boolean;
  errors: FieldErrors;
  refusal?: string;
  done?: string;
}

const hasErrors = (errors: FieldErrors): boolean => Object.keys(errors).length > 0;

/** Validates, submits and shows the result; ignores further submits while one is in progress. */
function useSend<Values>({ read, send, sent, refusedAt }: SendFormProps<Values>) {
  const { transport } = usePage();
  const [state, setState] = useState<SendState>({ isBusy: false, errors: {} });
  const submit = async (form: HTMLFormElement): Promise<void> => {
    if (state.isBusy) return;
    const { value, errors } = read(new FormData(form));
    if (hasErrors(errors)) return setState({ isBusy: false, errors });
    setState({ isBusy: true, errors: {} });
    const reply = await send(createClient(transport), value);
    if (reply.isSuccess) return setState({ isBusy: false, errors: {}, done: sent(value) });
    if (refusedAt) return setState({ isBusy: false, errors: { [refusedAt]: reply.message } });
    setState({ isBusy: false, errors: {}, refusal: reply.message });
  };
  return { state, submit };
}

/** A small form on the completed page: title, fields, one button. */
export function SendForm<Values>(props: SendFormProps<Values>) {
  const { title, intro, button, fields } = props;
  const { state, submit } = useSend(props);
  const form = useRef<HTMLFormElement>(null);
  const refusalId = useId();
  useEffect(() => {
    if (hasErrors(state.errors)) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [state.errors]);
  return (
    <section className={styles.group}>
      <h2 className={styles.heading}>{title}</h2>
      {intro && <p>{intro}</p>}
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
