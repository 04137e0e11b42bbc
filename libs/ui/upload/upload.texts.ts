export const uploadTexts = {
  choose: 'Dosya seç',
  another: 'Başka dosya seç',
  limits: {
    image: 'JPEG, PNG ya da GIF; en çok 10 MB',
    picture: 'JPEG, PNG, WebP, AVIF ya da GIF; en çok 10 MB',
    pdf: 'PDF; en çok 10 MB',
  },
  sending: (name = 'Dosya') => `${name} yükleniyor`,
  percent: (percent: number) => `%${percent}`,
  given: 'Yüklendi',
  remove: (name: string) => `${name} dosyasını kaldır`,
} as const;
