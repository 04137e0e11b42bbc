/** `/uyelik/paylas-kazan`: the customer's link, who came by it, and the vouchers. */
import type { Award, Invitation } from '@emsal/api/calls/customer-account/invitations';
import { formatLira } from '@emsal/platform/formats/money';
import { useLoaderData } from '@emsal/platform/router';
import { Stack } from '@emsal/ui/stack/stack';
import { accountLoader, answered, type AccountData } from '../area/account-loader';
import { PageTitle } from '../area/page-title';
import { Part } from '../area/part';
import { AwardRows } from './award-rows';
import type { Campaign } from './campaign';
import { FriendRows } from './friend-rows';
import { LinkPanel } from './link-panel';
import { shareTexts as texts } from './share.texts';

interface Loaded {
  campaign: Campaign;
  invitations: Invitation[];
  awards: Award[];
}

export const loader = accountLoader(async ({ client, customerId: id }, args): Promise<Loaded> => {
  const [campaign, invitations, awards] = await Promise.all([
    client.command('GET selfservice/customeraccount/GetCustomerReferenceCampaignInformation/{id}', { id }),
    client.lookup('GET selfservice/customeraccount/GetCustomerReferenceCampaignInvitations/{id}', { id }),
    client.lookup('GET selfservice/customeraccount/GetCustomerReferenceCampaignAwards/{id}', { id }),
  ]);
  return { campaign: answered(campaign, args), invitations, awards };
});

const Rules = ({ reward, most }: Pick<Campaign, 'reward' | 'most'>) => (
  <Part title={texts.rules}>
    <Stack as="ol" gap={12}>
      {texts.points(formatLira(most), formatLira(reward)).map((point) => (
        <li key={point}>{point}</li>
      ))}
    </Stack>
  </Part>
);

export function Component() {
  const { campaign, invitations, awards } = useLoaderData<AccountData<Loaded>>();
  return (
    <Stack gap={48}>
      <PageTitle>{texts.title}</PageTitle>
      <LinkPanel campaign={campaign} />
      {campaign.code !== null && (
        <Part title={texts.friends}>
          <FriendRows invitations={invitations} />
        </Part>
      )}
      {awards.length > 0 && (
        <Part title={texts.awards}>
          <AwardRows awards={awards} />
        </Part>
      )}
      <Rules {...campaign} />
    </Stack>
  );
}
