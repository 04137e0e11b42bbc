export const changeTexts = {
  applied: { imm: 'İMM değişikliği uygulandı.', assurance: 'Değişiklikler uygulandı.' },
  title: (firm: string) => `${firm} teklifini değiştirin`,
  intro: 'Seçtiğiniz değişikliği şirkete sorarız, yeni fiyatı şirket verir. Beğenmezseniz eski teklife dönersiniz.',
  priceNow: (price: string) => `Şimdiki fiyat ${price}.`,
  becameDearer: (before: string, after: string, more: string) => `Fiyat ${more} arttı: ${before} idi, ${after} oldu.`,
  becameCheaper: (before: string, after: string, less: string) => `Fiyat ${less} düştü: ${before} idi, ${after} oldu.`,
  priceStayed: 'Fiyat değişmedi.',
  nothingChanged: 'Henüz bir şey değiştirmediniz; teklif zaten böyle.',
  askInsurer: 'Şirkete sor',
  undo: 'İlk teklife dön',
} as const;
