/** Signing in by a passkey: chosen in a field, or by a button. What went wrong leaves the form for the code as it is. */
import { createClient } from '@emsal/api/client';
import { usePage } from '@emsal/platform/page';
import { useNavigate } from '@emsal/platform/router';
import { useState } from 'react';
import { forgetTyped } from './forget-typed';
import { pageAfterSignIn } from './page-after-sign-in';
import { signInByPasskey } from '../passkey/ceremony';
import { usePasskeyAutofill } from './use-passkey-autofill';

/** @param target where the visitor wanted to go */
export function usePasskeySignIn(target: string | null) {
  const client = createClient(usePage().transport);
  const navigate = useNavigate();
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();
  const enter = async (mediation: 'autofill' | 'dialog'): Promise<void> => {
    const reply = await signInByPasskey(client, mediation);
    if (!reply.isSuccess) {
      // Nobody chose a passkey in the field: there is nothing to tell.
      if (mediation === 'dialog' || reply.messageCode !== 'passkeyStopped') setFailure(reply.message);
      return;
    }
    forgetTyped();
    await navigate(await pageAfterSignIn(client, { customerId: reply.result.customerId, target }));
  };
  usePasskeyAutofill(isRunning, () => enter('autofill'));
  const press = async (): Promise<void> => {
    if (isRunning) return;
    setFailure(undefined);
    setRunning(true);
    await enter('dialog');
    setRunning(false);
  };
  return { isRunning, failure, press };
}
