import { formatLongDate } from '@emsal/platform/formats/dates';

export const firstDayTexts = {
  choose: 'Poliçe başka bir gün başlasın',
  label: 'Poliçenin ilk günü',
  missing: 'Poliçenin ilk gününü girin',
  outside: (first: string, last: string) =>
    `İlk gün ${formatLongDate(first)} ile ${formatLongDate(last)} arasında olmalı, tarihi kontrol edin`,
  runsUntil: (end: string) => `Süren poliçenizin son günü: ${formatLongDate(end)}. Yeni poliçeniz o gün başlar.`,
  noReference: (days: number) =>
    `Bitişine ${days} günden çok var: şirketler süren poliçenizi referans almadan fiyat verir. Son ${days} günde yeniden fiyat alın.`,
  tooEarly: (end: string, opensOn: string) =>
    `Süren poliçenizin son günü: ${formatLongDate(end)}. Yenisini ${formatLongDate(opensOn)} tarihinden itibaren alabilirsiniz.`,
} as const;
