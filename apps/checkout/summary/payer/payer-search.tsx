import type { VisitId } from '@emsal/api/calls/identifiers';
import { createClient } from '@emsal/api/client';
import { usePage } from '@emsal/platform/page';
import { Button } from '@emsal/ui/button/button';
import { Text } from '@emsal/ui/text/text';
import { cleanDigits } from '@emsal/validation/clean/clean';
import { identityOrTaxNumber } from '@emsal/validation/identity/identity';
import { sendWithCaptcha } from '@emsal/verify/captcha/send-with-captcha';
import { useState } from 'react';
import { WayOn } from '../../visit/call-failure';
import type { StartedLine } from '../../visit/start-again';
import { payerTexts as texts } from './payer.texts';

interface PayerSearchProps {
  line: StartedLine;
  visitId: VisitId;
  /** Returns the current input. */
  typed: () => string;
}

/** Shows the masked name of the entered number, so that a typo is noticed before the code is sent. */
export function PayerSearch({ line, visitId, typed }: PayerSearchProps) {
  const { transport } = usePage();
  const [state, setState] = useState<{ isBusy: boolean; message: string }>({ isBusy: false, message: '' });
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
  const onClick = async (): Promise<void> => {
    if (state.isBusy) return;
    setState({ isBusy: true, message: '' });
    setState({ isBusy: false, message: await search() });
  };
  return (
    <>
      <Button variant="quiet" busy={state.isBusy} onClick={() => void onClick()}>
        {texts.search}
      </Button>
      <div role="status">{state.message && <Text>{state.message}</Text>}</div>
      <WayOn line={line} message={state.message} />
    </>
  );
}
