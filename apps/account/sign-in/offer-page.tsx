/** `/uyelik/gecis-anahtari`: a passkey is offered, once on a device. Both answers lead on. */
import { createClient } from '@emsal/api/client';
import { usePage } from '@emsal/platform/page';
import { useLoaderData, useNavigate } from '@emsal/platform/router';
import { Button } from '@emsal/ui/button/button';
import { Card } from '@emsal/ui/card/card';
import { Icon } from '@emsal/ui/icon/icon';
import { checkIcon } from '@emsal/ui/icon/icons';
import { Link } from '@emsal/ui/link/link';
import { Notice } from '@emsal/ui/notice/notice';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { useState } from 'react';
import { accountLoader, type AccountData } from '../area/account-loader';
import { PageTitle } from '../area/page-title';
import { ListRow, RowList } from '../area/row-list';
import { pageFor } from './page-after-sign-in';
import { createPasskey, startPasskey } from '../passkey/ceremony';
import styles from './offer-page.module.css';
import { passkeyTexts } from '../passkey/passkey.texts';
import { WhereSupported } from '../passkey/where-supported';

const texts = passkeyTexts.offer;

interface Offer {
  next: string;
}

export const loader = accountLoader(async ({ information }, { request }): Promise<Offer> => ({
  next: pageFor(information.missing, new URL(request.url).searchParams.get('hedef')),
}));

function useCreation(next: string) {
  const client = createClient(usePage().transport);
  const navigate = useNavigate();
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();
  const create = async (): Promise<void> => {
    if (isRunning) return;
    setFailure(undefined);
    setRunning(true);
    const started = await startPasskey(client);
    const reply = started.isSuccess ? await createPasskey(client, started.result) : started;
    setRunning(false);
    if (reply.isSuccess) await navigate(next);
    else setFailure(reply.message);
  };
  return { isRunning, failure, create };
}

const Facts = () => (
  <RowList>
    {texts.facts.map((fact) => (
      <ListRow key={fact} title={fact} end={<Icon of={checkIcon} size={20} className={styles.check} />} />
    ))}
  </RowList>
);

export function Component() {
  const { next } = useLoaderData<AccountData<Offer>>();
  const { isRunning, failure, create } = useCreation(next);
  return (
    <Card raised roomy>
      <PageTitle>{texts.title}</PageTitle>
      <Stack>
        <Stack gap={8}>
          <h1>{texts.heading}</h1>
          <Text tone="muted">{texts.lead}</Text>
        </Stack>
        <Facts />
        {failure && (
          <Notice tone="warn" live>
            {failure}
          </Notice>
        )}
        <Stack gap={12}>
          <WhereSupported>
            <Button wide busy={isRunning} onClick={() => void create()}>
              {texts.create}
            </Button>
          </WhereSupported>
          <Link variant="line" className={styles.later!} href={next}>
            {texts.later}
          </Link>
        </Stack>
      </Stack>
    </Card>
  );
}
