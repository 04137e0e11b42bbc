import type { WatchFrequency } from '@emsal/api/price-watch';

interface PriceOfDay {
  day: string;
  price: string;
}

export const watchTexts = {
  title: 'Fiyat takibi',
  back: 'Tekliflerim',
  start: 'Fiyatı takip et',
  startOf: (line: string, insured: string) => `Fiyatı takip et: ${[line, insured].filter(Boolean).join(', ')}`,
  manage: 'Takibi yönet',
  manageOf: (line: string, insured: string) => `Takibi yönet: ${[line, insured].filter(Boolean).join(', ')}`,
  same: 'Aynı bilgilerle, aynı teminatı sorarız.',
  lowest: (price: string) => `En düşük fiyat ${price}`,
  toGoal: (price: string) => `Eşiğe ${price} kaldı`,
  reached: 'Fiyat eşiğinize indi',
  noPrice: 'Son soruda teklif gelmedi',
  waiting: 'Fiyat takibi başladı',
  notAsked: 'Şirketlere henüz sormadık.',
  renewal: {
    title: 'Yenileme fiyatını takip edin',
    insurers: (count: number) => `Her soruda kimlik numaranız ${count} şirkete gider.`,
    first: (day: string) => `İlk soru ${day} günü.`,
    watched: (day: string) => `Fiyatı takip ediyoruz. Sıradaki soru ${day} günü.`,
    lowest: (price: string, day: string) => `Fiyatı takip ediyoruz: en düşük ${price}. Sıradaki soru ${day} günü.`,
    paused: 'Fiyat takibi duraklatıldı.',
  },
  caption: (first: PriceOfDay, last: PriceOfDay) =>
    `${first.day} günü ${first.price} olan en düşük fiyat ${last.day} günü ${last.price}.`,
  begun: ({ day, price }: PriceOfDay) => `${day} günü en düşük fiyat ${price}.`,
  table: { title: 'Bütün fiyatlar', day: 'Gün', price: 'En düşük fiyat', none: 'Teklif gelmedi' },
  goalMark: (price: string) => `eşik ${price}`,
  next: (day: string) => `Bir sonraki soru ${day} günü.`,
  paused: 'Takip duraklatıldı. Siz sürdürene kadar şirketlere sormayız.',
  ended: 'Takip bitti. Yeniden başlatmak için Tekliflerim sayfasındaki açık bir tekliften takip başlatın.',
  ends: (day: string) =>
    `Takip en geç ${day} günü biter; satın alırsanız ya da seçtiğiniz başlangıç günü geçerse daha önce.`,
  privacy: (to: string) => `Her soruda kimlik numaranız ve form bilgileriniz ${to} gider.`,
  sellers: 'bu ürünü satan şirketlere',
  sellersOf: (count: number) => `bu ürünü satan ${count} şirkete`,
  privacyPage: 'Kime gittiğini görün',
  frequencies: { daily: 'her gün', weekly: 'haftada bir', monthly: 'ayda bir' } satisfies Record<
    WatchFrequency,
    string
  >,
  pause: 'Duraklat',
  resume: 'Sürdür',
  remove: 'Takibi sil',
  removeText: 'Takip durur, bugüne kadarki fiyatlar silinir. Açık teklifleriniz kalır.',
  confirm: 'Sil',
  form: {
    goal: 'Bu fiyata inince haber ver',
    goalHint: 'Boş bırakırsanız fiyat her değiştiğinde haber veririz.',
    goalWrong: 'Eşiği tam lira olarak yazın, örneğin 9.000.',
    frequency: 'Ne sıklıkta soralım?',
    options: { daily: 'Her gün', weekly: 'Haftada bir', monthly: 'Ayda bir' } satisfies Record<WatchFrequency, string>,
    byMail: 'E-posta ile haber ver',
    bySms: 'SMS ile haber ver',
    smsHint: 'Giriş telefonunuza göndeririz.',
    start: 'Takibi başlat',
    save: 'Kaydet',
  },
} as const;
