export const createTexts = {
  title: 'Teklifiniz açılıyor',
  words: 'Bilgilerinizi bağlantıdaki tekliften alıyoruz; şirketlere sizin için sorulacak.',
  broken: 'Bağlantı eksik görünüyor. E-postanızdaki ya da mesajınızdaki bağlantının tamamını açın.',
} as const;
