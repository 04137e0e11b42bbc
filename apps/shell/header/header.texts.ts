export const headerTexts = {
  skip: 'İçeriğe geç',
  menu: 'Ana menü',
  contact: 'Hesap ve iletişim',
  callUs: (phone: string) => `Bizi arayın: ${phone}`,
  account: 'Üyelik',
  offline: 'İnternet bağlantınız yok. Bağlantı gelince kaldığınız yerden devam edersiniz.',
} as const;

/** Shown only while a remote publishes the path. */
export const menuLinks = [
  { label: 'Kampanyalar', path: '/kampanyalar' },
  { label: 'Blog', path: '/blog' },
  { label: 'Yardım', path: '/yardim' },
] as const;
