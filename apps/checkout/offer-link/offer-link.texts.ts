export const offerLinkTexts = {
  title: 'Teklifiniz açılıyor',
  intro: 'Bilgilerinizi bağlantıdaki tekliften alıyoruz; şirketlere sizin için sorulacak.',
  broken: 'Bağlantı eksik görünüyor. E-postanızdaki ya da mesajınızdaki bağlantının tamamını açın.',
} as const;
