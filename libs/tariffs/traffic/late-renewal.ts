import { daysBetween } from '@emsal/validation/dates/calendar-day';
import { percentOf } from '../share';
import { lateRenewal } from './traffic-figures';

/** Days between the end of the previous policy and the start of the new one; 0 when in time or unknown. */
export const lateDays = ({
  startDate,
  previousPolicyEnd,
}: {
  startDate: string;
  previousPolicyEnd?: string | undefined;
}): number => (previousPolicyEnd === undefined ? 0 : Math.max(0, daysBetween(previousPolicyEnd, startDate)));

/** Percent added when a policy is renewed this many days after its end; 0 when in time. */
export function lateSurchargePercent(lateDays: number): number {
  const periods = Math.ceil(Math.max(0, lateDays) / lateRenewal.periodDays.value);
  return Math.min(lateRenewal.maxPercent.value, periods * lateRenewal.percentPerPeriod.value);
}

/** The premium in kuruş with the surcharge for late renewal, rounded half up. */
export function withLateSurcharge(premiumKurus: number, lateDays: number): number {
  return percentOf(premiumKurus, 100 + lateSurchargePercent(lateDays));
}
