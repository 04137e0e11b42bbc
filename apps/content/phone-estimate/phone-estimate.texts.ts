export const phoneEstimateTexts = {
  title: 'Telefonunuz için ortalama ne tutar?',
  caption: 'Örnek tarife: şirketlerin fiyatı bunun altında ya da üstünde olabilir',
  value: 'Liste değeri',
  package: 'Paket',
  packages: [
    { value: 'wide', label: 'Tam paket' },
    { value: 'narrow', label: 'Yalnızca ekran' },
  ],
  warranty: 'Garanti',
  warranties: [
    { value: 'runs', label: 'Sürüyor' },
    { value: 'over', label: 'Bitti' },
  ],
  result: 'Bir yıllık ortalama, vergi dahil',
  share: (percent: string) => `Telefonun değerinin %${percent} kadarı`,
} as const;
