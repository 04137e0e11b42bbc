/** `/uyelik/hesabim/guvenlik`: what opens the account. */
import { useLoaderData } from '@emsal/platform/router';
import { Stack } from '@emsal/ui/stack/stack';
import { accountLoader, type AccountData } from '../area/account-loader';
import { AccountHead } from '../area/account-menu';
import { Identities, type Identity } from './identities';
import { securityTexts as texts } from './security.texts';
import type { Telephone } from './telephone';
import { Telephones } from './telephones';

interface Loaded {
  telephones: Telephone[];
  identities: Identity[];
}

export const loader = accountLoader(async ({ client, customerId }): Promise<Loaded> => {
  const [telephones, identities] = await Promise.all([
    client.lookup('GET selfservice/customeraccount/getCustomerPhoneList/{customerId}', { customerId }),
    client.lookup('GET selfservice/customeraccount/GetCustomerIdentityList/{customerId}', { customerId }),
  ]);
  return { telephones, identities };
});

export function Component() {
  const { telephones, identities } = useLoaderData<AccountData<Loaded>>();
  return (
    <Stack gap={48}>
      <AccountHead title={texts.title} />
      <Telephones telephones={telephones} />
      {identities.length > 1 && <Identities identities={identities} />}
    </Stack>
  );
}
