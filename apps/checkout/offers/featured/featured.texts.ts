import { numberWord } from '@emsal/platform/formats/words';

const together: Record<number, string> = { 2: 'İkisini', 3: 'Üçünü' };

export const featuredTexts = {
  title: (count: number) => `Öne çıkan ${numberWord(count)} teklif`,
  compare: (count: number) => `${together[count] ?? 'Hepsini'} kıyasla`,
  card: (firm: string) => `Öne çıkan: ${firm}`,
} as const;
