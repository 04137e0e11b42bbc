export const travellersTexts = {
  title: 'Sizinle gelenler',
  intro: 'Poliçede ve vize belgesinde adları ve numaraları yazar; pasaporttaki gibi yazın.',
  legend: (title: string, birthYear: string) => `${title} · ${birthYear} doğumlu`,
  name: 'Adı',
  surname: 'Soyadı',
  by: 'Hangi belgeyle?',
  byIdentity: 'Kimlik',
  byPassport: 'Pasaport',
  identityNo: 'TC kimlik no',
  identityHint: '11 haneli kimlik ya da yabancı kimlik numarası',
  passportNo: 'Pasaport numarası',
  passportHint: 'Türkiye’de kimlik numarası yoksa',
  saved: (masked: string) => `Kayıtlı numara ${masked}. Değişmediyse boş bırakın.`,
  known: 'Kimlik no',
  /** The summary of errors lists those of all travellers. */
  wrong: (title: string, message: string) => `${title}: ${message}`,
} as const;
