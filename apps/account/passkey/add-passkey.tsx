/** Adding a passkey of this device; a session that is not new is asked for a code first. */
import { createClient } from '@emsal/api/client';
import { usePage } from '@emsal/platform/page';
import { useRevalidator } from '@emsal/platform/router';
import { Button } from '@emsal/ui/button/button';
import { Icon } from '@emsal/ui/icon/icon';
import { plusIcon } from '@emsal/ui/icon/icons';
import { Notice } from '@emsal/ui/notice/notice';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { useState } from 'react';
import { CodeSteps } from '../area/code-steps';
import type { Telephone } from '../area/telephone';
import { createPasskey, startPasskey, type PasskeyOptions, type Proof } from './ceremony';
import { passkeyTexts } from './passkey.texts';

const texts = passkeyTexts.list;
type State = { step: 'closed' | 'running' | 'code' | 'added' } | { step: 'failed'; message: string };

function useAdding() {
  const client = createClient(usePage().transport);
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<State>({ step: 'closed' });
  /** Of a try that the browser stopped: the next one needs no other code. */
  const [kept, keep] = useState<PasskeyOptions>();
  const create = async (options: PasskeyOptions): Promise<void> => {
    const reply = await createPasskey(client, options);
    keep(!reply.isSuccess && reply.messageCode === 'passkeyStopped' ? options : undefined);
    setState(reply.isSuccess ? { step: 'added' } : { step: 'failed', message: reply.message });
    if (reply.isSuccess) await revalidate();
  };
  const start = async (proof?: Proof) => {
    const started = await startPasskey(client, proof);
    if (started.isSuccess) await create(started.result);
    return started;
  };
  const press = async (): Promise<void> => {
    if (state.step === 'running') return;
    setState({ step: 'running' });
    if (kept) return create(kept);
    const { isSuccess, message, messageCode } = await start();
    if (isSuccess) return;
    setState(messageCode === 'passkeyCodeNeeded' ? { step: 'code' } : { step: 'failed', message });
  };
  return { state, start, press };
}

const Outcome = ({ state }: { state: State }) => (
  <>
    {state.step === 'added' && (
      <Notice tone="good" live>
        {texts.isAdded}
      </Notice>
    )}
    {state.step === 'failed' && (
      <Notice tone="warn" live>
        {state.message}
      </Notice>
    )}
  </>
);

export function AddPasskey({ telephones }: { telephones: readonly Telephone[] }) {
  const { state, start, press } = useAdding();
  if (state.step === 'code')
    return (
      <Stack gap={12}>
        <Text>{texts.code}</Text>
        <CodeSteps
          purpose="passkey"
          telephones={telephones}
          label={texts.codeLabel}
          submit={texts.codeSubmit}
          onCode={start}
        />
      </Stack>
    );
  return (
    <Stack gap={12}>
      <Outcome state={state} />
      <div>
        <Button variant="line" busy={state.step === 'running'} onClick={() => void press()}>
          <Icon of={plusIcon} size={20} /> {texts.add}
        </Button>
      </div>
    </Stack>
  );
}
