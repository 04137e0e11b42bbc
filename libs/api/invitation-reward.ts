/** The share-and-earn programme (spec member 3, 9), for its pages too: without the schemas of the calls. */

/** Kuruş per friend who buys, in all at most, and the days in which a cancelled policy earns nothing. */
export const invitationReward = { amount: 30_000, most: 6_000_000, holdDays: 45 } as const;

export const invitationStatuses = ['bought', 'waiting', 'cancelled'] as const;
export const awardStates = ['loaded', 'toBeLoaded', 'past'] as const;

/** Of a number of friends. */
export const rewardSum = (friends: number): number =>
  Math.min(friends * invitationReward.amount, invitationReward.most);
