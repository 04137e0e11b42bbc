export const linkTexts = {
  title: 'Poliçeyi hesabıma bağla',
  phone: 'Poliçeyi alırken verilen telefon',
  send: 'Kod gönder',
  code: 'Bu telefona gelen kod',
  link: 'Bağla',
} as const;
