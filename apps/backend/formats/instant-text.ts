/** `21 Kasım 2026, 11.58`, in Turkish time. */
import { dayText } from './day-text';

const clock = new Intl.DateTimeFormat('tr-TR', {
  timeZone: 'Europe/Istanbul',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

export const instantText = (instant: Date): string => `${dayText(instant)}, ${clock.format(instant).replace(':', '.')}`;
