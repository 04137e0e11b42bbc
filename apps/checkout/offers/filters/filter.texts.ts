export const filterTexts = {
  title: 'Filtreler',
  skip: 'Filtreleri geç',
  open: (chosen: number) => (chosen === 0 ? 'Filtrele' : `Filtrele (${chosen})`),
  show: (count: number) => (count === 0 ? 'Eşleşen teklif yok' : `${count} teklifi göster`),
  afterAllAnswers: 'Bütün yanıtlar gelince teklifleri burada süzebilirsiniz.',
  clear: 'Filtreleri temizle',
  clearInDialog: 'Temizle',
  withCount: (name: string, count: number) => `${name}, ${count} teklif`,
  noMatch: 'Bu filtrelere uyan teklif yok',
  noMatchText: 'Bir filtreyi kaldırın; teklifleriniz duruyor.',
  rest: (count: number) => `${count} seçenek daha`,
  explain: 'Teminatlar ne anlama geliyor?',
} as const;
