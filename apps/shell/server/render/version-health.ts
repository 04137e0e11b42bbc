/** Which versions ended their render process: one that did so twice in a minute is not used for a minute. */
const memory = 60_000;
const allowedEnds = 1;

export interface VersionHealth {
  /** @param versions those with running calls when the process ended */
  processEnded(versions: readonly string[]): void;
  isSuspended(version: string): boolean;
}

/** @param now milliseconds of a clock that never goes back */
export function createVersionHealth(now: () => number): VersionHealth {
  const ends = new Map<string, number[]>();
  const recent = (version: string): number[] => (ends.get(version) ?? []).filter((at) => now() - at < memory);
  return {
    processEnded: (versions) => new Set(versions).forEach((version) => ends.set(version, [...recent(version), now()])),
    isSuspended: (version) => recent(version).length > allowedEnds,
  };
}
