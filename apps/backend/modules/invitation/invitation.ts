/** Share and earn (spec member 3, 9): a customer's link, who came by it and bought, and the vouchers that this earned. */
import { accountInvitationCalls } from '@emsal/api/calls/customer-account/invitations';
import { firstNameOf } from '@emsal/platform/formats/names';
import { defineModule } from '../../http/module';
import type { Job } from '../../http/job';
import { ProtocolError } from '../../http/protocol-error';
import type { Services } from '../../http/services';
import { findProfile } from '../account/information/profile-store';
import { acceptInvitation } from './accept-invitation';
import { createLink } from './create-link';
import { inviterOf } from './invitation-store';
import { invitedPurchaseJob } from './invited-purchase';
import { loadAwardsJob } from './load-awards';
import { campaignInformation, listAwards, listInvitations } from './read-campaign';

export const invitationModule = defineModule({
  name: 'invitation',
  calls: accountInvitationCalls,
  handlers: {
    'GET selfservice/customeraccount/GetCustomerReferenceCampaignInformation/{id}': (_input, context) =>
      campaignInformation(context),
    'GET selfservice/customeraccount/GetCustomerReferenceCampaignInvitations/{id}': (_input, context) =>
      listInvitations(context),
    'GET selfservice/customeraccount/GetCustomerReferenceCampaignAwards/{id}': (_input, context) => listAwards(context),
    'POST selfservice/customeraccount/createInvitationLink': (_input, context) => createLink(context),
    'GET selfservice/customeraccount/getInvitation/{invitationCode}': ({ invitationCode }, context) =>
      inviter(invitationCode, context),
    'POST selfservice/customeraccount/acceptInvitation': ({ invitationCode }, context) =>
      acceptInvitation(invitationCode, context),
  },
  jobs: [invitedPurchaseJob as Job, loadAwardsJob],
});

/** @throws ProtocolError notFound */
async function inviter(code: string, { db }: Pick<Services, 'db'>): Promise<{ firstName: string }> {
  const customerId = await inviterOf(db, code);
  if (customerId === undefined) throw new ProtocolError('notFound');
  const profile = await findProfile(db, customerId);
  return { firstName: profile ? firstNameOf(profile) : '' };
}
