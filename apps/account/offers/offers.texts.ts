export const offersTexts = {
  title: 'Tekliflerim',
  watches: 'Fiyat takibi',
  lists: 'Kayıtlı teklifler',
  count: (offers: number, day: string) => `${offers} teklif, ${day}`,
  best: (firm: string) => `en uygunu ${firm}`,
  until: (day: string, time: string) => `${day} saat ${time} sonuna kadar geçerli`,
  open: 'Teklifleri aç',
  openOf: (line: string, insured: string) => `Teklifleri aç: ${[line, insured].filter(Boolean).join(', ')}`,
  forms: {
    title: 'Yarım kalan formlar',
    began: (day: string, time: string) => `${day} saat ${time} başladınız`,
    resume: 'Kaldığım yerden devam et',
    resumeOf: (line: string, began: string) => `Kaldığım yerden devam et: ${line}, ${began}`,
  },
  emptyTitle: 'Açık teklifiniz yok',
  empty: 'Giriş yaptığınız telefonla aldığınız teklifler, geçerli oldukları sürece burada durur.',
  ask: 'Yeni teklif al',
} as const;
