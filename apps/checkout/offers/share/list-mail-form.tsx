import { createClient } from '@emsal/api/client';
import { usePage } from '@emsal/platform/page';
import { Button } from '@emsal/ui/button/button';
import { Notice } from '@emsal/ui/notice/notice';
import { Stack } from '@emsal/ui/stack/stack';
import { TextField } from '@emsal/ui/text-field/text-field';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { WayOn } from '../../visit/call-failure';
import type { SharedListProps } from './shared-list-props';
import { shareTexts as texts } from './share.texts';

interface SendState {
  isBusy?: boolean;
  isSent?: boolean;
  error?: string;
}

/** Mails the list; the server validates the address. */
export function ListMailForm({ line, visitId }: SharedListProps) {
  const { transport } = usePage();
  const [email, setEmail] = useState('');
  const [state, setState] = useState<SendState>({});
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (state.error) box.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [state]);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (state.isBusy) return;
    setState({ isBusy: true });
    const reply = await createClient(transport).command('POST quoterequestapi/listlink/mail', { visitId, email });
    setState(reply.isSuccess ? { isSent: true } : { error: reply.fields?.['email'] ?? reply.message });
  };
  const change = (typed: string): void => {
    setEmail(typed);
    if (state.isSent) setState({});
  };
  return (
    <form ref={box} noValidate onSubmit={(event) => void send(event)}>
      <Stack gap={16}>
        <TextField
          id="list-mail"
          label={texts.mail}
          hint={texts.mailHint}
          type="email"
          autoComplete="email"
          value={email}
          onChange={change}
          error={state.error}
        />
        <WayOn line={line} message={state.error} />
        <Button type="submit" busy={state.isBusy}>
          {texts.send}
        </Button>
        {state.isSent && (
          <Notice tone="good" live>
            {texts.sent}
          </Notice>
        )}
      </Stack>
    </form>
  );
}
