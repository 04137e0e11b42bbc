export const favouriteTexts = {
  mark: (firm: string) => `Favori: ${firm}`,
  added: (firm: string) => `${firm} favorilerinize eklendi.`,
  tabs: 'Teklif görünümü',
  all: 'Tüm teklifler',
  favourites: 'Favoriler',
  none: 'Henüz favoriniz yok',
  noneText: 'Kalp simgesine dokunduğunuz teklifler burada saklanır; bilgileriniz değişse de kaybolmaz.',
} as const;
