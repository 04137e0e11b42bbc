/** `/uyelik/hesabim`: policies, notifications, personal information and contact permissions. */
import type { Notification } from '@emsal/api/calls/customer-account/notifications';
import type { OutputOf } from '@emsal/api/calls/table';
import { useLoaderData } from '@emsal/platform/router';
import { EmptyState } from '@emsal/ui/empty-state/empty-state';
import { Link } from '@emsal/ui/link/link';
import { Row } from '@emsal/ui/row/row';
import { Stack } from '@emsal/ui/stack/stack';
import { AccountHead } from '../area/account-menu';
import { accountLoader, answered, type AccountData } from '../area/account-loader';
import { PersonalInformation } from '../information/personal-information';
import { Notifications } from '../notifications/notifications';
import type { Channel } from '../permissions/channel';
import { Permissions } from '../permissions/permissions';
import { LinkPurchases } from './link-purchases';
import { policiesTexts as texts } from './policies.texts';
import { PolicyList } from './policy-list';
import { addPolicyPath, policyPath } from './policy-path';

type Listing = OutputOf<'GET selfservice/customeraccount/getCustomerPolicyCards/{id}'>;
interface Loaded extends Listing {
  channels: Channel[];
  notifications: Notification[];
}

export const loader = accountLoader(async ({ client, customerId: id }, args): Promise<Loaded> => {
  const [cards, told, channels] = await Promise.all([
    client.command('GET selfservice/customeraccount/getCustomerPolicyCards/{id}', { id }),
    client.command('GET selfservice/customeraccount/getCustomerNotifications/{id}', { id }),
    client.lookup('POST selfservice/formData/checkAnnouncementPermission', {}),
  ]);
  return { ...answered(cards, args), ...answered(told, args), channels };
});

const AddLink = () => (
  <Link variant="line" href={addPolicyPath}>
    {texts.add}
  </Link>
);

const NoPolicies = () => (
  <EmptyState title={texts.emptyTitle} actions={<AddLink />} level={2}>
    <p>{texts.empty}</p>
  </EmptyState>
);

function Policies({ policies, otherPhoneHasPolicy }: Listing) {
  return (
    <section aria-label={texts.policies}>
      <Stack gap={16}>
        <Row between>
          <h2>{texts.policies}</h2>
          {policies.length > 0 && <AddLink />}
        </Row>
        {otherPhoneHasPolicy && <LinkPurchases />}
        {policies.length > 0 ? <PolicyList policies={policies} /> : <NoPolicies />}
      </Stack>
    </section>
  );
}

export function Component() {
  const { information, channels, notifications, ...listing } = useLoaderData<AccountData<Loaded>>();
  return (
    <Stack gap={48}>
      <AccountHead title={texts.title} />
      <Policies {...listing} />
      <Notifications notifications={notifications} policyPath={policyPath} />
      <PersonalInformation information={information} />
      <Permissions channels={channels} isMarket={information.isMarket} />
    </Stack>
  );
}
