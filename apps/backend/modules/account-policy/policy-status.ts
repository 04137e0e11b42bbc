/** Which of the specification's statuses a policy has today (decision 343). */
import type { policyStatuses } from '@emsal/api/calls/customer-account/policies';
import type { policyFamilies } from '@emsal/api/policy-filters';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { daysBetween } from '@emsal/validation/dates/calendar-day';
import type { PolicyState } from '../policy/tables';

export type PolicyStatus = (typeof policyStatuses)[number];
export type PolicyFamily = (typeof policyFamilies)[number];

/** The last days of a policy are its renewal period: offers are compared, reminders sent. */
export const renewalDays = 30;

export interface StatusFacts {
  /** Null for an external policy. */
  state: PolicyState | null;
  /** Null where it is not known. */
  startDate: string | null;
  endDate: string;
  /** A cancellation is being worked on. */
  isInCancellation: boolean;
}

export function statusOf({ state, startDate, endDate, isInCancellation }: StatusFacts, today: string): PolicyStatus {
  if (state === 'cancelled' || state === 'voided') return 'cancelled';
  if (endDate < today) return 'expired';
  if (state === null) return 'external';
  if (isInCancellation) return 'cancelling';
  if (startDate !== null && startDate > today) return 'upcoming';
  return isRenewable(endDate, today) ? 'duringPeriod' : 'active';
}

export const isRenewable = (endDate: string, today: string): boolean => daysBetween(today, endDate) <= renewalDays;

export const isRunning = (status: PolicyStatus): boolean => status !== 'expired' && status !== 'cancelled';

/** Journeys, pets and telephones belong to everyday life, not to the family of their form. */
export function familyOf({ family, label }: Pick<LineFacts, 'family' | 'label'>): PolicyFamily {
  if (label.isEveryday) return 'other';
  return ({ vehicle: 'auto', health: 'health', property: 'home' } as const)[family];
}
