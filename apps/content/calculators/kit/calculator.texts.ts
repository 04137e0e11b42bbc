import { formatLongDate } from '@emsal/platform/formats/dates';

export const calculatorTexts = {
  home: 'Ana sayfa',
  all: 'Hesaplamalar',
  inputs: 'Bilgiler',
  result: 'Sonuç',
  calculate: 'Hesapla',
  questions: 'Sık sorulanlar',
  sources: 'Rakamlar nereden?',
  year: (number: number, done: string) => `${number}. yıl ${done}`,
  source: (name: string, from: string, source: string) => `${name}: ${formatLongDate(from)} gününden beri; ${source}`,
  illustrative: 'Bu rakam örnektir; yayımlanmış bir kaynağı bulunamadı.',
  next: (day: string) => `Sıradaki değişiklik: ${formatLongDate(day)}`,
  changes: 'Bu ay değişenler',
} as const;
