export const createTexts = {
  title: 'Teklifiniz açılıyor',
  words: 'Bilgilerinizi bağlantıdaki tekliften alıyoruz; şirketlere sizin için sorulacak.',
  failedTitle: 'Bu bağlantı açılamadı',
  broken: 'Bağlantı eksik görünüyor. E-postanızdaki ya da mesajınızdaki bağlantının tamamını açın.',
  home: 'Ana sayfaya dön',
} as const;
