export const changeTexts = {
  title: (firm: string) => `${firm} teklifini değiştirin`,
  words: 'Seçtiğiniz değişikliği şirkete yeniden sorarız; fiyat onun yanıtıdır. Beğenmezseniz eski teklife dönersiniz.',
  limit: 'İMM limiti',
  limitHint: 'Karşı tarafa verdiğiniz zararın trafik sigortasını aşan kısmı için üst sınır',
  covers: 'Ek teminatlar',
  cover: (label: string, price: string) => `${label}: ${price}\u00A0+\u00A0vergi`,
  accessories: 'Sigortalanan aksesuarlar',
  accessory: (name: string, value: string) => `${name}, ${value} değerinde`,
  campaigns: 'Uygulanan indirimler',
  ask: 'Şirkete sor',
  undo: 'İlk teklife dön',
} as const;
