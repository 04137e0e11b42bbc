import { formatScore } from '@emsal/platform/formats/score';

export const scoreBreakdownTexts = {
  title: 'Puanın hesabı',
  price: (points: number, percent: number) => `Fiyat puanı ${formatScore(points, 2)} × %${percent}`,
  cover: (points: number, percent: number) => `Kapsam puanı ${formatScore(points, 2)} × %${percent}`,
  total: 'Puan',
} as const;
