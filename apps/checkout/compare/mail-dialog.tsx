import { createClient } from '@emsal/api/client';
import { usePage } from '@emsal/platform/page';
import { Button } from '@emsal/ui/button/button';
import { Dialog } from '@emsal/ui/dialog/dialog';
import { Notice } from '@emsal/ui/notice/notice';
import { Stack } from '@emsal/ui/stack/stack';
import { TextField } from '@emsal/ui/text-field/text-field';
import { useId, useState } from 'react';
import type { ComparedOffersProps } from './compared-offers';
import { compareTexts as texts } from './compare.texts';

/** Sends the comparison to an address that the visitor types; the server judges the address. */
export function MailDialog({ visitId, offers, onClose }: ComparedOffersProps & { onClose: () => void }) {
  const { transport } = usePage();
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [isSent, setSent] = useState(false);
  const form = useId();
  const send = async (): Promise<void> => {
    const reply = await createClient(transport).command('POST quoterequestapi/sharedstep/SendQuoteCompareMail', {
      visitId,
      quoteHeaderId: offers[0]!.quoteHeaderId,
      productIds: offers.map(({ productId }) => productId),
      email,
    });
    setSent(reply.isSuccess);
    setError(reply.isSuccess ? undefined : (reply.fields?.['email'] ?? reply.message));
  };
  return (
    <Dialog
      open
      title={texts.mailTitle}
      onClose={onClose}
      actions={
        !isSent && (
          <Button type="submit" form={form}>
            {texts.mailSend}
          </Button>
        )
      }
    >
      <Stack>
        {isSent ? (
          <Notice tone="good" live>
            {texts.mailSent}
          </Notice>
        ) : (
          <form
            id={form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void send();
            }}
          >
            <TextField
              id="compare-mail"
              label={texts.mailField}
              hint={texts.mailHint}
              type="email"
              autoComplete="email"
              value={email}
              onChange={setEmail}
              error={error}
            />
          </form>
        )}
      </Stack>
    </Dialog>
  );
}
