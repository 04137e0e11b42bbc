/** The sandbox's only source of time, so that a test can set it. */
export interface SandboxClock {
  now(): Date;
}

export const systemClock: SandboxClock = { now: () => new Date() };

/** As a page shows an instant: `21.11.2026 12:00:00`. @param iso ISO 8601 */
export const shownTime = (iso: string): string =>
  new Date(iso).toLocaleString('tr-TR', { timeZone: 'Europe/Istanbul' });
