/** How long each insurer needs as a rule. A list is complete when its last insurer has answered, so the slowest are asked first. */
export interface Pace {
  /** @param ms that an insurer needed this time */
  note(firmId: number, ms: number): void;
  /** Those that nobody has asked yet come last, all else being equal in the order given. */
  slowestFirst(firmIds: readonly number[]): number[];
}

/** What one answer counts for beside all before it. */
const weight = 0.2;

/** Kept in memory: every process learns it anew. */
export function openPace(): Pace {
  const usual = new Map<number, number>();
  const usualOf = (firmId: number, otherwise: number) => usual.get(firmId) ?? otherwise;
  return {
    note: (firmId, ms) => void usual.set(firmId, (1 - weight) * usualOf(firmId, ms) + weight * ms),
    slowestFirst: (firmIds) => firmIds.toSorted((a, b) => usualOf(b, 0) - usualOf(a, 0)),
  };
}
