/** An address that nobody has confirmed yet: mails the link that does. */
import type { AccountInformation } from '@emsal/api/calls/customer-account/information';
import { createClient } from '@emsal/api/client';
import { usePage } from '@emsal/platform/page';
import { Button } from '@emsal/ui/button/button';
import { Notice } from '@emsal/ui/notice/notice';
import { Stack } from '@emsal/ui/stack/stack';
import { useState } from 'react';
import { informationTexts } from './information.texts';

const texts = informationTexts.email;

/** What the last press led to. */
type Shown = { tone: 'good' | 'danger'; text: string };

function useSending(customerId: string) {
  const client = createClient(usePage().transport);
  const [shown, setShown] = useState<Shown>();
  const [isSending, setSending] = useState(false);
  const send = async () => {
    if (isSending) return;
    setSending(true);
    const reply = await client.command('GET selfservice/formData/sendValidateEmail/{customerId}', { customerId });
    setShown(reply.isSuccess ? { tone: 'good', text: texts.sent } : { tone: 'danger', text: reply.message });
    setSending(false);
  };
  return { shown, isSending, send };
}

export function ConfirmEmail({ customerId }: Pick<AccountInformation, 'customerId'>) {
  const { shown, isSending, send } = useSending(customerId);
  if (shown?.tone === 'good')
    return (
      <Notice tone="good" live>
        {shown.text}
      </Notice>
    );
  return (
    <Notice tone={shown ? 'danger' : 'warn'} live={shown !== undefined}>
      <Stack gap={8}>
        <p>{shown?.text ?? texts.why}</p>
        <div>
          <Button variant="line" busy={isSending} onClick={() => void send()}>
            {texts.send}
          </Button>
        </div>
      </Stack>
    </Notice>
  );
}
