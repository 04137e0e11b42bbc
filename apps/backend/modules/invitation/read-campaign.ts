/** What the account shows of the programme. Of a friend it tells nothing but that a policy was bought, and whether it stayed. */
import type { Award, Invitation } from '@emsal/api/calls/customer-account/invitations';
import type { OutputOf } from '@emsal/api/calls/table';
import { invitationReward } from '@emsal/api/invitation-reward';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { secondsAfter } from '../../clock/clock';
import type { CustomerContext } from '../../http/context';
import { awardState, invitationStatus, loadDayOf, mostAwards, openDays } from './award-rules';
import { linkOf } from './create-link';
import { codeOf, invitationsOf, type KnownInvitation } from './invitation-store';
import { purchaseOf } from './purchase-of';

type Information = OutputOf<'GET selfservice/customeraccount/GetCustomerReferenceCampaignInformation/{id}'>;
const daySeconds = 24 * 3600;

const known = ({ db, clock, customerId }: CustomerContext): Promise<KnownInvitation[]> =>
  invitationsOf(db, customerId, secondsAfter(clock.now(), -openDays * daySeconds));

export async function campaignInformation(context: CustomerContext): Promise<Information> {
  const code = (await codeOf(context.db, context.customerId)) ?? null;
  const loaded = (await known(context)).flatMap(({ award }) => award ?? []);
  return {
    code,
    link: code === null ? null : linkOf(code, context),
    friends: loaded.length,
    earned: loaded.reduce((sum, { amount }) => sum + amount, 0),
    reward: invitationReward.amount,
    most: invitationReward.most,
  };
}

export async function listInvitations(context: CustomerContext): Promise<Invitation[]> {
  const code = await codeOf(context.db, context.customerId);
  if (code === undefined) return [];
  return (await known(context)).map(({ invitation, ...facts }) => {
    const purchase = purchaseOf(facts);
    const status = invitationStatus(purchase);
    return {
      code,
      link: linkOf(code, context),
      status,
      openedOn: dayInTurkey(invitation.openedAt),
      boughtOn: purchase?.boughtOn ?? null,
      loadsOn: purchase && status === 'bought' ? loadDayOf(purchase.boughtOn) : null,
    };
  });
}

/** Loaded ones first. What would be more than the programme's limit is not promised. */
export async function listAwards(context: CustomerContext): Promise<Award[]> {
  const today = dayInTurkey(context.clock.now());
  const invitations = await known(context);
  const loaded = invitations.flatMap(({ award }) => (award ? [loadedAward(award, today)] : []));
  const promised = invitations.flatMap((one) => (one.award ? [] : promisedAward(one)));
  return [...loaded, ...promised.reverse().slice(0, mostAwards - loaded.length)];
}

function loadedAward(award: NonNullable<KnownInvitation['award']>, today: string): Award {
  const { amount, loadedAt, validUntil, voucherCode } = award;
  const state = awardState(validUntil, today);
  return { amount, state, day: dayInTurkey(loadedAt), validUntil, voucherCode: state === 'past' ? null : voucherCode };
}

function promisedAward(facts: KnownInvitation): Award[] {
  const purchase = purchaseOf(facts);
  if (!purchase || invitationStatus(purchase) !== 'bought') return [];
  const day = loadDayOf(purchase.boughtOn);
  return [{ amount: invitationReward.amount, state: 'toBeLoaded', day, validUntil: null, voucherCode: null }];
}
