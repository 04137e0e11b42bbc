/** `/uyelik/hesabim/hesap-sil`: what the deletion deletes and leaves, then a code. */
import type { AccountDeletion } from '@emsal/api/calls/customer-account/privacy';
import { createClient } from '@emsal/api/client';
import { openDocument } from '@emsal/platform/navigation/open-document';
import { usePage } from '@emsal/platform/page';
import { useLoaderData } from '@emsal/platform/router';
import { Columns } from '@emsal/ui/columns/columns';
import { Link } from '@emsal/ui/link/link';
import { Notice } from '@emsal/ui/notice/notice';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { accountLoader, answered, type AccountData } from '../area/account-loader';
import { AccountHead } from '../area/account-menu';
import { Part } from '../area/part';
import type { Telephone } from '../area/telephone';
import { CodeSteps } from '../area/code-steps';
import { DeletedAndKept } from './deleted-and-kept';
import { deletedPath, exportId, privacyPath } from '../area/privacy-paths';
import { privacyTexts } from './privacy.texts';

const texts = privacyTexts.deletion;
interface Loaded {
  deletion: AccountDeletion;
  telephones: Telephone[];
}

export const loader = accountLoader(async ({ client, customerId }, args): Promise<Loaded> => {
  const [deletion, telephones] = await Promise.all([
    client.command('GET selfservice/customeraccount/getAccountDeletion', {}),
    client.lookup('GET selfservice/customeraccount/getCustomerPhoneList/{customerId}', { customerId }),
  ]);
  return { deletion: answered(deletion, args), telephones };
});

/** A new document, so that nothing of the customer stays in the page. */
function Delete({ telephones }: Pick<Loaded, 'telephones'>) {
  const client = createClient(usePage().transport);
  return (
    <CodeSteps
      purpose="deletion"
      telephones={telephones}
      label={texts.label}
      submit={texts.submit}
      isFinal
      onCode={async (proven) => {
        const reply = await client.command('POST selfservice/customeraccount/deleteAccount', proven);
        if (reply.isSuccess) openDocument(deletedPath);
        return reply;
      }}
    />
  );
}

const Download = () => (
  <Notice>
    <p>
      {texts.first} <Link href={`${privacyPath}#${exportId}`}>{texts.download}</Link>.
    </p>
  </Notice>
);

export function Component() {
  const { deletion, telephones } = useLoaderData<AccountData<Loaded>>();
  return (
    <Stack gap={48}>
      <AccountHead title={texts.title} />
      <Part title={texts.heading}>
        <DeletedAndKept deletion={deletion} />
        <Text tone="muted">{texts.again}</Text>
        <Download />
        {deletion.isPaymentRunning ? (
          <Notice tone="warn">{texts.paymentRunning}</Notice>
        ) : (
          <Columns split="6-6">
            <Delete telephones={telephones} />
          </Columns>
        )}
        <p>
          <Link variant="line" href={privacyPath}>
            {texts.keep}
          </Link>
        </p>
      </Part>
    </Stack>
  );
}
