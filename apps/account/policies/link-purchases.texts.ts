export const linkTexts = {
  title: 'Poliçeyi hesabıma bağla',
  phone: 'Poliçeyi alırken verilen telefon',
  send: 'Kod gönder',
  link: 'Bağla',
} as const;
