import { maxUploadMegabytes } from './upload-limits';

export const uploadMessages = {
  empty: 'Bir dosya seçin',
  tooLarge: `Dosya en çok ${maxUploadMegabytes} MB olabilir, daha küçük bir dosya seçin`,
  imageType: 'JPEG, PNG ya da GIF biçiminde bir görsel seçin',
  pictureType: 'JPEG, PNG, WebP, AVIF ya da GIF biçiminde bir görsel seçin',
  pdfType: 'PDF biçiminde bir dosya seçin',
  pdfActive: 'Bu PDF’nin içinde çalışan kod var, dosyayı yeniden PDF olarak kaydedip yükleyin',
} as const;
