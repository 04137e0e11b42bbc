/** When a thing was covered by what, and when by nothing that the account knows. Days are `YYYY-MM-DD`. */
import type { PolicyCard } from '@emsal/api/calls/customer-account/policies';
import { daysBetween } from '@emsal/validation/dates/calendar-day';
import { coverName, type InsuredThing } from '../insured-things';

export interface Thread {
  kind: 'ended' | 'running' | 'due';
  /** Null where the customer did not tell. */
  from: string | null;
  until: string;
  firmName: string;
}
export interface Gap {
  kind: 'gap';
  from: string;
  /** Null: from a day ahead on, which a new policy can still prevent. */
  until: string | null;
}
export interface CoverHistory {
  /** `Kasko`, or the line where it is no need of its own. */
  name: string;
  parts: readonly (Thread | Gap)[];
}

/** A row for each cover, in the order in which the thing has them. */
export const historyOf = ({ policies, past }: InsuredThing, today: string): CoverHistory[] =>
  [...Map.groupBy([...policies, ...past].filter(hasCovered), coverName)].map(([name, all]) => ({
    name,
    parts: partsOf(all.toSorted(byStart), today),
  }));

/** One that was cancelled before its first day never covered anything. */
const hasCovered = ({ startDate, endDate }: PolicyCard): boolean => startDate === null || startDate < endDate;
const byStart = (one: PolicyCard, other: PolicyCard): number =>
  (one.startDate ?? one.endDate).localeCompare(other.startDate ?? other.endDate);

function partsOf(policies: readonly PolicyCard[], today: string): (Thread | Gap)[] {
  const parts: (Thread | Gap)[] = [];
  let last: PolicyCard | undefined;
  for (const policy of policies) {
    const { startDate: from, endDate: until, firmName } = policy;
    if (last && from !== null && from > last.endDate) parts.push({ kind: 'gap', from: last.endDate, until: from });
    parts.push({ kind: kindOf(policy), from, until, firmName });
    if (!last || until > last.endDate) last = policy;
  }
  return last ? [...parts, ...gapAfter(last, today)] : parts;
}

function kindOf({ renewalPath, status }: PolicyCard): Thread['kind'] {
  if (status === 'expired' || status === 'cancelled') return 'ended';
  return status === 'duringPeriod' || renewalPath !== null ? 'due' : 'running';
}

/** An end further ahead is no gap: there is time to renew. */
function gapAfter(last: PolicyCard, today: string): Gap[] {
  if (last.endDate < today) return [{ kind: 'gap', from: last.endDate, until: today }];
  return kindOf(last) === 'due' ? [{ kind: 'gap', from: last.endDate, until: null }] : [];
}

/** The axis: two calendar years before this one, this one, and the next, in which what runs ends. */
export function axisOf(today: string): { years: readonly number[]; place: (day: string) => number } {
  const first = Number(today.slice(0, 4)) - 2;
  const start = `${first}-01-01`;
  const whole = daysBetween(start, `${first + 4}-01-01`);
  return {
    years: [first, first + 1, first + 2, first + 3],
    place: (day) => Math.min(Math.max((daysBetween(start, day) / whole) * 100, 0), 100),
  };
}
