/** The no-claim scale of motor own damage: 0 without a history, 5 the cheapest. */
import { levelsPerClaim, noClaimPercents, type NoClaimLevel } from './kasko-figures';

export const highestLevel: NoClaimLevel = 5;

/** Percent off the premium. */
export const noClaimPercent = (level: NoClaimLevel): number => noClaimPercents.value[level];

/** The level after a year with these claims. */
export function levelAfter(level: NoClaimLevel, claims: number): NoClaimLevel {
  const moved = claims === 0 ? level + 1 : level - claims * levelsPerClaim.value;
  return Math.min(highestLevel, Math.max(0, moved)) as NoClaimLevel;
}
