/** `/uyelik/e-posta-onay/{token}`: the link of the mail. Opening it confirms nothing, because mail programs open links too. */
import { createClient } from '@emsal/api/client';
import { usePage } from '@emsal/platform/page';
import { useLoaderData, type LoaderFunctionArgs } from '@emsal/platform/router';
import { Button } from '@emsal/ui/button/button';
import { Card } from '@emsal/ui/card/card';
import { Link } from '@emsal/ui/link/link';
import { Notice } from '@emsal/ui/notice/notice';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { useState } from 'react';
import { PageTitle } from '../area/page-title';
import { accountPagePath } from '../policies/policy-path';
import { confirmEmailTexts as texts } from './confirm-email.texts';

export const loader = ({ params }: LoaderFunctionArgs): { token: string } => ({ token: params['token']! });

interface State {
  is: 'open' | 'sending' | 'done';
  failure?: string;
}

function useConfirming(token: string) {
  const client = createClient(usePage().transport);
  const [state, setState] = useState<State>({ is: 'open' });
  const confirm = async () => {
    if (state.is === 'sending') return;
    setState({ is: 'sending' });
    const reply = await client.command('POST selfservice/Validation/EmailValidate', { token });
    setState(reply.isSuccess ? { is: 'done' } : { is: 'open', failure: reply.message });
  };
  return { state, confirm };
}

const Done = () => (
  <Stack gap={16}>
    <div role="status">
      <h1>{texts.done}</h1>
      <Text tone="muted">{texts.doneText}</Text>
    </div>
    <Link variant="button" href={accountPagePath}>
      {texts.account}
    </Link>
  </Stack>
);

export function Component() {
  const { state, confirm } = useConfirming(useLoaderData<{ token: string }>().token);
  return (
    <Card raised roomy>
      <PageTitle>{texts.title}</PageTitle>
      {state.is === 'done' ? (
        <Done />
      ) : (
        <Stack gap={16}>
          <h1>{texts.title}</h1>
          <Text tone="muted">{texts.lead}</Text>
          {state.failure && (
            <Notice tone="danger" live>
              {state.failure}
            </Notice>
          )}
          <Button busy={state.is === 'sending'} onClick={() => void confirm()}>
            {texts.confirm}
          </Button>
          {state.failure && <Link href={accountPagePath}>{texts.account}</Link>}
        </Stack>
      )}
    </Card>
  );
}
