const numbers: Record<number, string> = { 1: 'bir', 2: 'iki', 3: 'üç' };
const together: Record<number, string> = { 2: 'İkisini', 3: 'Üçünü' };

export const featuredTexts = {
  title: (count: number) => `Öne çıkan ${numbers[count] ?? count} teklif`,
  compare: (count: number) => `${together[count] ?? 'Hepsini'} kıyasla`,
  card: (firm: string) => `Öne çıkan: ${firm}`,
} as const;
