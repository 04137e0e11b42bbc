/** `/uyelik/hesabim/gizlilik`: who got the identity number, who of us looked, what is kept, and the customer's rights over it. */
import type { OutputOf } from '@emsal/api/calls/table';
import { useLoaderData } from '@emsal/platform/router';
import { Link } from '@emsal/ui/link/link';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { accountLoader, answered, type AccountData } from '../area/account-loader';
import { AccountHead } from '../area/account-menu';
import { Part } from '../area/part';
import { ListRow, RowList } from '../area/row-list';
import { accountPagePath } from '../policies/policy-path';
import { permissionsId } from '../permissions/channel';
import type { Telephone } from '../area/telephone';
import { Disclosures } from './disclosures';
import { ExportData } from './export-data';
import { Kept } from './kept';
import { Looks } from './looks';
import { deletePath, exportId } from '../area/privacy-paths';
import { privacyTexts as texts } from './privacy.texts';

type Privacy = OutputOf<'GET selfservice/customeraccount/getPrivacy'>;
interface Loaded extends Privacy {
  telephones: Telephone[];
}

export const loader = accountLoader(async ({ client, customerId }, args): Promise<Loaded> => {
  const [privacy, telephones] = await Promise.all([
    client.command('GET selfservice/customeraccount/getPrivacy', {}),
    client.lookup('GET selfservice/customeraccount/getCustomerPhoneList/{customerId}', { customerId }),
  ]);
  return { ...answered(privacy, args), telephones };
});

const Permissions = () => (
  <Part title={texts.permissions.title}>
    <Text tone="muted">{texts.permissions.lead}</Text>
    <p>
      <Link variant="line" href={`${accountPagePath}#${permissionsId}`}>
        {texts.permissions.link}
      </Link>
    </p>
  </Part>
);

const Yours = ({ telephones }: Pick<Loaded, 'telephones'>) => (
  <Part title={texts.yours.title} id={exportId}>
    <RowList>
      <ListRow title={texts.yours.export} more={<ExportData telephones={telephones} />}>
        {texts.yours.exportText}
      </ListRow>
      <ListRow
        title={texts.yours.delete}
        end={
          <Link variant="line" href={deletePath}>
            {texts.yours.deleteLink}
          </Link>
        }
        stacked
      >
        {texts.yours.deleteText}
      </ListRow>
    </RowList>
  </Part>
);

export function Component() {
  const { disclosures, looks, kept, telephones } = useLoaderData<AccountData<Loaded>>();
  return (
    <Stack gap={48}>
      <AccountHead title={texts.title} />
      <Disclosures disclosures={disclosures} />
      <Looks looks={looks} />
      <Permissions />
      <Kept kept={kept} />
      <Yours telephones={telephones} />
    </Stack>
  );
}
