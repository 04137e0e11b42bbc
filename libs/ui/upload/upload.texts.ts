import { maxUploadMegabytes } from '@emsal/validation/upload/upload-limits';
export const uploadTexts = {
  choose: 'Dosya seç',
  another: 'Başka dosya seç',
  limits: {
    image: `JPEG, PNG ya da GIF; en çok ${maxUploadMegabytes} MB`,
    picture: `JPEG, PNG, WebP, AVIF ya da GIF; en çok ${maxUploadMegabytes} MB`,
    pdf: `PDF; en çok ${maxUploadMegabytes} MB`,
  },
  sending: (name = 'Dosya') => `${name} yükleniyor`,
  percent: (percent: number) => `%${percent}`,
  given: 'Yüklendi',
  remove: (name: string) => `${name} dosyasını kaldır`,
} as const;
