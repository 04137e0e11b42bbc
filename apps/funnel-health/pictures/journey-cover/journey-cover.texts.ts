export const journeyCoverTexts = {
  title: 'Poliçeniz nerede, hangi günler geçer?',
  waiting: 'Bölgeyi ve tarihleri seçin, poliçenin geçtiği yeri ve günleri gösterelim.',
  where: 'Yer',
  countries: (zone: string, count: number) => `${zone}, ${count} ülke`,
  days: 'Günler',
  stay: (first: string, last: string, days: number) => `${first} – ${last}, ${days} gün`,
  limit: 'Tedavi limiti',
  euro: (amount: number) => `${amount.toLocaleString('tr-TR')}\u00A0€`,
  picture: (days: number) => `${days} günün ilki yola çıkmadan önceki, sonuncusu dönüşten sonraki gün.`,
  legend: { spare: 'gecikmeye karşı', away: 'yolculuk' },
  visa: (limit: string) => `Schengen vizesi en az ${limit}, bütün üye ülkeler ve kalışın her gününü ister.`,
} as const;
