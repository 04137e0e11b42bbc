export const rangeCalendarTexts = {
  start: 'Başlangıç',
  end: 'Bitiş',
  calendar: 'Takvim',
  loading: 'Takvim yükleniyor',
  previous: 'Önceki ay',
  next: 'Sonraki ay',
} as const;
