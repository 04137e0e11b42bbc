/** `21 Kasım 2026`, in Turkish time. A calendar day is read as noon, so that no time zone shifts it. */
export const dayText = (day: string | Date, language: keyof typeof longDays = 'tr'): string =>
  longDays[language].format(typeof day === 'string' ? new Date(`${day}T12:00:00+03:00`) : day);
const longDay = (locale: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Istanbul', day: 'numeric', month: 'long', year: 'numeric' });
const longDays = { tr: longDay('tr-TR'), en: longDay('en-GB'), de: longDay('de-DE') };
