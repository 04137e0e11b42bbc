export const landingTexts = {
  home: 'Ana sayfa',
  /** The form's button on the page of a line that advisers prepare. */
  apply: 'Başvuruya başla',
  plot: (city: string) => `Karşılaştırma, ${city}`,
  /** Of a line that no insurer offers yet. */
  stepsUnsold: 'Üç adımda seçim',
  insurers: 'Anlaşmalı sigorta şirketleri',
  insurersIntro: (count: number) =>
    count === 1 ? 'Bu üründe bir şirkete sorarız.' : `Bu üründe ${count} şirkete aynı anda sorarız. Sıra alfabetiktir.`,
  /** Of a line that advisers prepare. */
  insurersOfAdviser: (count: number) =>
    `Danışmanımız bu üründe ${count} şirketle çalışır; size uyanlardan teklif ister. Sıra alfabetiktir.`,
  medians: {
    lowest: 'En düşük',
    median: 'Orta fiyat',
    highest: 'En yüksek',
    onePrice: 'Prim',
    plot: (highest: string) => `Dağılım, 0–${highest}`,
    source: (days: string) =>
      `Örnek veri, ${days}: kurgusal şirketlerin deneme pazarında verdiği tekliflerin orta fiyatı. Gerçek fiyat değildir, teklif yerine geçmez.`,
    /** Of a line that advisers prepare. */
    tariffSource: (days: string) =>
      `Örnek veri, ${days}: örnek bir tarifeden, kurgusal şirketlerin fiyat düzeyleriyle hesaplandı. Gerçek fiyat değildir, teklif yerine geçmez.`,
    key: 'Dolu nokta en düşük, dik çentik orta fiyat, çizgi tüm aralıktır.',
  },
  sample: (words: string) => `Örnek veri: ${words}`,
} as const;
