/** Moving average of each insurer's response time. A list is complete with its last answer, so the slowest insurers are requested first. */
import type { FirmId } from '@emsal/api/calls/identifiers';

export interface InsurerLatency {
  /** @param ms response time of one answer */
  record(firmId: FirmId, ms: number): void;
  /** Insurers without an answer so far come last, otherwise in the given order. */
  slowestFirst(firmIds: readonly number[]): number[];
}

/** Weight of one answer against all earlier ones. */
const weight = 0.2;

/** Kept in memory per process. */
export function insurerLatency(): InsurerLatency {
  const usual = new Map<number, number>();
  const usualOf = (firmId: FirmId, otherwise: number) => usual.get(firmId) ?? otherwise;
  return {
    record: (firmId, ms) => void usual.set(firmId, (1 - weight) * usualOf(firmId, ms) + weight * ms),
    slowestFirst: (firmIds) => firmIds.toSorted((a, b) => usualOf(b, 0) - usualOf(a, 0)),
  };
}
