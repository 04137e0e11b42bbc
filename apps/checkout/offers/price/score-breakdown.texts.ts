import { formatScore } from '@emsal/platform/formats/score';

export const scoreBreakdownTexts = {
  title: 'Puanın hesabı',
  price: (points: number, percent: number) => `Fiyat puanı ${formatScore(points, 2)} × %${percent}`,
  cover: (points: number, percent: number) => `Kapsam puanı ${formatScore(points, 2)} × %${percent}`,
  total: 'Puan',
  service: (points: number) => `Hizmet puanı: ${formatScore(points)} / 10`,
  serviceNote:
    'Zamanında sonuçlanan hasar ve şikâyetlere göre; sıralamayı etkilemez. Şirketler kurgusal, puan örnektir.',
} as const;
