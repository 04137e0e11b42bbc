/** When a policy may end early and what then comes back: the rule that each line's `wording.ts` names (lines.md, refunds). */
import { addDays } from '@emsal/validation/dates/calendar-day';

/** Why a policy ends early. Compulsory policies need one that the law knows. */
export const cancellationGrounds = [
  'sale',
  'saleFailed',
  'scrapped',
  'duplicate',
  'demolished',
  'uninsurable',
  'other',
] as const;
export type CancellationGround = (typeof cancellationGrounds)[number];

export interface CancellationRule {
  /** One of them must be given; null where none is needed. */
  grounds: readonly CancellationGround[] | null;
  /**
   * Days in which a consumer may withdraw without a reason; null where the policy is compulsory or too short.
   * 14 days: the insurance regulator's page on distance sales; the exceptions are not confirmed, so they are listed per line.
   */
  withdrawalDays: number | null;
  /** From the first day of cover. */
  onceBegun: 'days' | 'nothing';
  /** Once a claim was paid; insurers tell us of none yet, so refunds are reckoned without. */
  afterClaim: 'days' | 'daysLessClaims' | 'nothing';
}

export const voluntaryCancellation: CancellationRule = {
  grounds: null,
  withdrawalDays: 14,
  onceBegun: 'days',
  afterClaim: 'days',
};
/** A short cover abroad: used up from its first day. */
export const journeyCancellation: CancellationRule = {
  grounds: null,
  withdrawalDays: null,
  onceBegun: 'nothing',
  afterClaim: 'nothing',
};
export const compulsoryCancellation = (...grounds: CancellationGround[]): CancellationRule => ({
  grounds,
  withdrawalDays: null,
  onceBegun: 'days',
  afterClaim: 'days',
});

/** The last day of withdrawal; null without that right. */
export const withdrawalUntil = ({ withdrawalDays }: CancellationRule, concludedOn: string): string | null =>
  withdrawalDays === null ? null : addDays(concludedOn, withdrawalDays);
