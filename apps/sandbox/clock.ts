/** The sandbox's only source of time, so that a test can set it. */
export interface SandboxClock {
  now(): Date;
}

export const systemClock: SandboxClock = { now: () => new Date() };

const zone = { timeZone: 'Europe/Istanbul' } as const;

/** Calendar day in Turkey, `YYYY-MM-DD`. */
export const dayInTurkey = (date: Date): string => date.toLocaleDateString('sv-SE', zone);
/** As a page shows an instant: `21.11.2026 12:00:00`. @param iso ISO 8601 */
export const shownTime = (iso: string): string => new Date(iso).toLocaleString('tr-TR', zone);
