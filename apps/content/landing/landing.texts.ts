export const landingTexts = {
  home: 'Ana sayfa',
  steps: 'Üç adımda teklif',
  questions: 'Sık sorulanlar',
  reading: 'Okumaya değer',
  plot: (city: string) => `Karşılaştırma, ${city}`,
  insurers: 'Anlaşmalı sigorta şirketleri',
  insurersIntro: (count: number) =>
    count === 1 ? 'Bu üründe bir şirkete sorarız.' : `Bu üründe ${count} şirkete aynı anda sorarız. Sıra alfabetiktir.`,
  medians: {
    lowest: 'En düşük',
    median: 'Ortanca',
    highest: 'En yüksek',
    plot: (highest: string) => `Dağılım, 0–${highest}`,
    source: (days: string) =>
      `Örnek veri, ${days}: kurgusal şirketlerin deneme pazarında verdiği tekliflerin ortancası. Gerçek fiyat değildir, teklif yerine geçmez.`,
    key: 'Dolu ilmek en düşük, dik çentik ortanca, çizgi tüm aralıktır.',
  },
  sample: (words: string) => `Örnek veri: ${words}`,
} as const;
