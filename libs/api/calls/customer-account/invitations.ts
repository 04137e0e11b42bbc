/** Share and earn: the customer's link, who came by it, and what that earned (decision 357). */
import { z } from 'zod';
import { command, lookup } from '../../call';
import { awardStates, invitationStatuses } from '../../invitation-reward';
import { day, kurus } from '../shapes';
import { customerId, sampleCustomer } from './shapes';

const invitationCode = z.string().regex(/^[0-9A-Z]{8}$/);
const link = z.object({ code: invitationCode, link: z.string() });

const invitation = link.extend({
  status: z.enum(invitationStatuses),
  openedOn: day,
  boughtOn: day.nullable(),
  loadsOn: day.nullable().describe('when the voucher is loaded if the policy stays; null unless bought'),
});
export type Invitation = z.output<typeof invitation>;

const award = z.object({
  amount: kurus,
  state: z.enum(awardStates),
  day: day.describe('on which it was or will be loaded'),
  validUntil: day.nullable(),
  voucherCode: z.string().nullable().describe('null until it is loaded, and when it is past'),
});
export type Award = z.output<typeof award>;

const ofCustomer = { input: z.object({ id: customerId }), sample: { id: sampleCustomer.customerId } };
const ofCode = { input: z.object({ invitationCode }), sample: { invitationCode: 'K7M2PX9R' } };

export const accountInvitationCalls = {
  'GET selfservice/customeraccount/GetCustomerReferenceCampaignInformation/{id}': command({
    who: 'customer',
    summary: 'The customer’s invitation link, and what it has earned.',
    output: z.object({
      code: invitationCode.nullable().describe('null before createInvitationLink'),
      link: z.string().nullable(),
      friends: z.int().describe('whose voucher is loaded'),
      earned: kurus,
      reward: kurus,
      most: kurus,
    }),
    ...ofCustomer,
  }),
  'GET selfservice/customeraccount/GetCustomerReferenceCampaignInvitations/{id}': lookup({
    who: 'customer',
    summary:
      'Browsers that opened the link in the last 30 days, and friends who bought; never who, what or for how much.',
    output: z.array(invitation),
    ...ofCustomer,
  }),
  'GET selfservice/customeraccount/GetCustomerReferenceCampaignAwards/{id}': lookup({
    who: 'customer',
    summary: 'The vouchers of the programme: loaded, to be loaded, past.',
    output: z.array(award),
    ...ofCustomer,
  }),
  'POST selfservice/customeraccount/createInvitationLink': command({
    who: 'customer',
    summary: 'Extension: makes the customer’s link; repeated, answers the same one.',
    input: z.object({}),
    output: link,
    sample: {},
    weight: 2,
  }),
  'GET selfservice/customeraccount/getInvitation/{invitationCode}': command({
    who: 'anyone',
    summary: 'Extension: the first name of whoever invites by this link.',
    output: z.object({ firstName: z.string() }),
    ...ofCode,
    weight: 3,
  }),
  'POST selfservice/customeraccount/acceptInvitation': command({
    who: 'visitor',
    summary:
      'Extension: a browser opened the link; its purchases of the next 30 days count for the customer who invited.',
    output: z.object({ isOwn: z.boolean().describe('the customer’s own browser: nothing is stored') }),
    ...ofCode,
    weight: 3,
  }),
};
