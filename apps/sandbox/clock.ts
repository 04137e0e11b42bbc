/** Times of the sandbox. */
import type { Clock } from '@emsal/platform/clock';

/** Stands still. @param iso ISO 8601 */
export const clockAt = (iso: string): Clock => ({ now: () => new Date(iso) });

/** Formats an instant: `21.11.2026 12:00:00`. @param iso ISO 8601 */
export const shownTime = (iso: string): string =>
  new Date(iso).toLocaleString('tr-TR', { timeZone: 'Europe/Istanbul' });
