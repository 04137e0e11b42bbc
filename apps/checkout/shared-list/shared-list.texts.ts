export const linkedListTexts = {
  title: (count: number, lineName: string) => `${count} ${lineName} teklifi`,
  /** Of a line that is not published any more. */
  insurance: 'sigorta',
  badge: 'Paylaşılan liste',
  starts: (date: string) => `${date} başlangıç`,
  asked: (date: string, count: number) => `${date} günü ${count} şirkete soruldu`,
  until: (date: string, time: string) => `Listenin geçerlilik sonu: ${date}, ${time}.`,
  personal: (people = 'teklifi alan kişi') => `Fiyatlar ${people} içindir; sizin fiyatınız farklı olabilir.`,
  ended: 'Süresi doldu',
  validUntil: (date: string) => `Geçerlilik sonu ${date}`,
  covers: 'Teminatlar',
  list: 'Teklifler',
  own: 'Kendi teklifinizi alın',
  back: 'Kendi listenize dönün',
  owner: 'Liste sizinse telefon koduyla açın',
} as const;
