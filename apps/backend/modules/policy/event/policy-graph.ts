/** What an event does to the cover, and which events a state allows. */
import type { EndorsedPart } from '@emsal/insurers/policy-change';
import type { PolicyState } from '../tables';
import type { Cover, PolicyEventKind } from './tables';

/** Everything but an issue, which opens a policy. */
export type LaterKind = Exclude<PolicyEventKind, 'issued'>;
export interface CoverChange {
  kind: LaterKind;
  /** `YYYY-MM-DD` */
  effectiveOn: string;
  /** Kuruş. */
  premiumChange: number;
  part?: EndorsedPart | undefined;
}

const allowed: Readonly<Record<PolicyState, readonly LaterKind[]>> = {
  active: ['endorsed', 'cancelled', 'refunded', 'claimNoted', 'voided'],
  // A claim may be reported after the end, and its refund follows a cancellation.
  cancelled: ['refunded', 'claimNoted'],
  voided: ['refunded'],
};
/** Money and claims are noted; they change no premium. */
const changesNoPremium: readonly LaterKind[] = ['refunded', 'claimNoted'];

/** Null when the event cannot happen to this cover. */
export function coverAfter(cover: Cover, change: CoverChange): Cover | null {
  const { kind, effectiveOn, premiumChange, part } = change;
  const premium = cover.premium + premiumChange;
  const isPlausible =
    allowed[cover.state].includes(kind) &&
    premium >= 0 &&
    (premiumChange === 0 || !changesNoPremium.includes(kind)) &&
    (kind === 'endorsed') === (part !== undefined);
  if (!isPlausible) return null;
  if (kind === 'voided') return premium === 0 ? { ...cover, state: 'voided', premium } : null;
  const isWithinPeriod = effectiveOn <= cover.endDate && (kind === 'cancelled' || effectiveOn >= cover.startDate);
  if (kind === 'endorsed') return isWithinPeriod ? { ...cover, premium } : null;
  if (kind === 'cancelled') return isWithinPeriod && premiumChange <= 0 ? cancelled(cover, effectiveOn, premium) : null;
  return cover;
}

/** A policy that is cancelled before its first day has no day of cover. */
const cancelled = (cover: Cover, effectiveOn: string, premium: number): Cover => ({
  ...cover,
  state: 'cancelled',
  endDate: effectiveOn < cover.startDate ? cover.startDate : effectiveOn,
  premium,
});
