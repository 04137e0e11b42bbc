export const policiesTexts = {
  title: 'Hesabım',
  policies: 'Poliçelerim',
  add: 'Başka yerden aldığımı ekle',
  states: 'Duruma göre poliçeler',
  running: 'Etkin',
  over: 'Biten',
  all: 'Hepsi',
  families: 'Sigorta türü',
  until: (day: string) => `Son günü ${day}`,
  pdf: 'PDF',
  pdfOf: (line: string, policyNo: string) => `${line}, ${policyNo} numaralı poliçenin PDF’i`,
  emptyTitle: 'Henüz poliçeniz yok',
  empty:
    'Buradan aldığınız poliçeler kendiliğinden eklenir. Başka yerden aldıklarınızı siz ekleyin, bitişini hatırlatalım.',
  noneHere: 'Bu seçime uyan poliçeniz yok.',
  otherPhone:
    'Kimlik numaranızla, başka bir telefondan alınmış poliçe var. Hesabınıza bağlamak için o telefonun numarasını yazın.',
} as const;

export const renewalTexts = {
  title: 'Yenileme',
  ends: (line: string, day: string) => `${line} poliçeniz ${day} günü bitiyor`,
  next: 'Yenisini şimdi kıyaslayın; yeni dönem eskisinin bittiği gün başlar.',
  ask: 'Yenileme teklifi al',
} as const;
