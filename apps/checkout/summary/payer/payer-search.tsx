import { createClient } from '@emsal/api/client';
import { usePage } from '@emsal/platform/page';
import { Button } from '@emsal/ui/button/button';
import { Text } from '@emsal/ui/text/text';
import { cleanDigits } from '@emsal/validation/clean/clean';
import { identityOrTaxNumber } from '@emsal/validation/identity/identity';
import { sendWithCaptcha } from '@emsal/verify/captcha/send-with-captcha';
import { useState } from 'react';
import { payerTexts as texts } from './payer.texts';

interface PayerSearchProps {
  visitId: string;
  /** What is typed at the moment of the press. */
  typed: () => string;
}

/** Shows whose number was typed, masked, so that a slip is seen before the code goes out. */
export function PayerSearch({ visitId, typed }: PayerSearchProps) {
  const { transport } = usePage();
  const [state, setState] = useState<{ isBusy: boolean; words: string }>({ isBusy: false, words: '' });
  const search = async (): Promise<string> => {
    const identityNo = cleanDigits(typed());
    const verdict = identityOrTaxNumber(identityNo);
    if (!verdict.ok) return verdict.message;
    const client = createClient(transport);
    const reply = await sendWithCaptcha(client, (captcha) =>
      client.command('POST policyrequest/SearchInsurer', { visitId, identityNo, captcha }),
    );
    if (!reply.isSuccess) return reply.message;
    return reply.result.isFound ? texts.found(reply.result.displayName) : texts.notFound;
  };
  const press = async (): Promise<void> => {
    if (state.isBusy) return;
    setState({ isBusy: true, words: '' });
    setState({ isBusy: false, words: await search() });
  };
  return (
    <>
      <Button variant="quiet" busy={state.isBusy} onClick={() => void press()}>
        {texts.search}
      </Button>
      <div role="status">{state.words && <Text>{state.words}</Text>}</div>
    </>
  );
}
