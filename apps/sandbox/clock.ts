/** The sandbox's only source of time, replaceable in tests. */
export interface SandboxClock {
  now(): Date;
}

export const systemClock: SandboxClock = { now: () => new Date() };

/** Stands still. @param iso ISO 8601 */
export const clockAt = (iso: string): SandboxClock => ({ now: () => new Date(iso) });

/** Formats an instant: `21.11.2026 12:00:00`. @param iso ISO 8601 */
export const shownTime = (iso: string): string =>
  new Date(iso).toLocaleString('tr-TR', { timeZone: 'Europe/Istanbul' });
