import { createClient } from '@emsal/api/client';
import { usePage } from '@emsal/platform/page';
import { nanoid } from '@emsal/platform/store';
import { Button } from '@emsal/ui/button/button';
import { Notice } from '@emsal/ui/notice/notice';
import { TextField } from '@emsal/ui/text-field/text-field';
import { email } from '@emsal/validation/email/email';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import styles from './completed-page.module.css';
import { completedTexts as texts } from './completed-texts';

interface AddMailProps {
  visitId: string;
  odeme: string;
}

type Sending = { at: 'asking' | 'sending' } | { at: 'wrong'; message: string } | { at: 'sent'; email: string };

/** Sends the policy to one more address. */
export function AddMail({ visitId, odeme }: AddMailProps) {
  const { transport } = usePage();
  const [state, setState] = useState<Sending>({ at: 'asking' });
  const send = async (input: string): Promise<Sending> => {
    const verdict = email(input);
    if (!verdict.ok) return { at: 'wrong', message: verdict.message };
    const reply = await createClient(transport).command(
      'POST policyrequest/AddToPdfMail',
      { visitId, odeme, email: verdict.value },
      { idempotencyKey: nanoid() },
    );
    return reply.isSuccess ? { at: 'sent', email: verdict.value } : { at: 'wrong', message: reply.message };
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (state.at === 'sending') return;
    const form = event.currentTarget;
    setState({ at: 'sending' });
    const next = await send(String(new FormData(form).get('email') ?? ''));
    setState(next);
    if (next.at === 'wrong') form.querySelector('input')?.focus();
    if (next.at === 'sent') form.reset();
  };
  return (
    <section className={styles.group}>
      <h2 className={styles.heading}>{texts.addMail}</h2>
      <form method="post" noValidate className={styles.mail} onSubmit={(event) => void submit(event)}>
        <TextField
          id="email"
          name="email"
          type="email"
          label={texts.email}
          autoComplete="email"
          error={state.at === 'wrong' ? state.message : undefined}
        />
        <Button type="submit" variant="line" busy={state.at === 'sending'}>
          {texts.send}
        </Button>
      </form>
      <div role="status">{state.at === 'sent' && <Notice tone="good">{texts.sent(state.email)}</Notice>}</div>
    </section>
  );
}
