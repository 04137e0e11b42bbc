import type { PolicyCard } from '@emsal/api/calls/customer-account/policies';
import { Badge, type BadgeTone } from '@emsal/ui/badge/badge';
import { daysBetween } from '@emsal/validation/dates/calendar-day';
import { daysLeft, statusNames } from './policy-words.texts';

const tones: Readonly<Partial<Record<PolicyCard['status'], BadgeTone>>> = {
  active: 'good',
  duringPeriod: 'warn',
  cancelling: 'warn',
};

/** In the renewal period the days that are left say more than its name. */
export const StatusBadge = ({ policy, today }: { policy: Pick<PolicyCard, 'status' | 'endDate'>; today: string }) => (
  <Badge tone={tones[policy.status] ?? 'plain'}>
    {policy.status === 'duringPeriod' ? daysLeft(daysBetween(today, policy.endDate)) : statusNames[policy.status]}
  </Badge>
);
