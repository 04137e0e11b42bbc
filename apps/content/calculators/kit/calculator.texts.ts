import { formatLongDate } from '@emsal/platform/formats/dates';

export const calculatorTexts = {
  home: 'Ana sayfa',
  all: 'Hesaplamalar',
  inputs: 'Bilgiler',
  result: 'Sonuç',
  calculate: 'Hesapla',
  writeDigits: (example: string) => `Rakamla yazın, örneğin ${example}.`,
  writeBetween: (least: string, most: string, unit: string) => `${least} ile ${most} ${unit} arasında yazın.`,
  reckonedWith: (amount: string) => `Sonuç ${amount} ile hesaplandı.`,
  questions: 'Sık sorulanlar',
  sources: 'Rakamlar nereden?',
  year: (number: number, done: string) => `${number}. yıl ${done}`,
  source: (name: string, from: string, source: string) => `${name}: ${formatLongDate(from)} gününden beri; ${source}`,
  illustrative: 'Bu rakam örnektir; yayımlanmış bir kaynağı bulunamadı.',
  next: (day: string) => `Sıradaki değişiklik: ${formatLongDate(day)}`,
  changes: 'Bu ay değişenler',
} as const;
