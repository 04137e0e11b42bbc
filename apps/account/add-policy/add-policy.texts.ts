export const addPolicyTexts = {
  title: 'Başka yerden aldığınız poliçe',
  lead: 'Poliçenin ilk sayfasındaki bilgileri yazın; bitişini biz takip edelim.',
  line: 'Sigorta türü',
  firmName: 'Şirket',
  policyNo: 'Poliçe numarası',
  endDate: 'Bitiş günü',
  insured: 'Neyi sigortalıyor',
  insuredHint: 'Listenizde tanımanız için: plaka, ev adı, telefon modeli',
  file: 'Poliçe PDF’i',
  submit: 'Poliçeyi ekle',
  cancel: 'Vazgeç',
  next: 'Ekleyince ne olur?',
  points: [
    'Bitmeden 30 gün önce giriş telefonunuza tek bir SMS ile hatırlatırız.',
    'PDF’i yalnızca siz görürsünüz.',
    'İstediğiniz an silersiniz; silince hatırlatma da durur.',
  ],
} as const;
