/** `/uyelik/hesabim/guvenlik`: what opens the account. */
import { useLoaderData } from '@emsal/platform/router';
import { Stack } from '@emsal/ui/stack/stack';
import { accountLoader, type AccountData } from '../area/account-loader';
import { AccountHead } from '../area/account-menu';
import { Passkeys, type Passkey } from '../passkey/passkeys';
import { Identities, type Identity } from './identities';
import { OpenSessions, type OpenSession } from './open-sessions';
import { securityTexts as texts } from './security.texts';
import type { Telephone } from '../area/telephone';
import { Telephones } from './telephones';

interface Loaded {
  passkeys: Passkey[];
  telephones: Telephone[];
  identities: Identity[];
  sessions: OpenSession[];
}

export const loader = accountLoader(async ({ client, customerId }): Promise<Loaded> => {
  const [passkeys, telephones, identities, sessions] = await Promise.all([
    client.lookup('GET selfservice/customeraccount/getPasskeyList', {}),
    client.lookup('GET selfservice/customeraccount/getCustomerPhoneList/{customerId}', { customerId }),
    client.lookup('GET selfservice/customeraccount/GetCustomerIdentityList/{customerId}', { customerId }),
    client.lookup('GET selfservice/customeraccount/getSessionList', {}),
  ]);
  return { passkeys, telephones, identities, sessions };
});

export function Component() {
  const { passkeys, telephones, identities, sessions } = useLoaderData<AccountData<Loaded>>();
  return (
    <Stack gap={48}>
      <AccountHead title={texts.title} />
      <Passkeys passkeys={passkeys} telephones={telephones} />
      <Telephones telephones={telephones} />
      <OpenSessions sessions={sessions} />
      {identities.length > 1 && <Identities identities={identities} />}
    </Stack>
  );
}
