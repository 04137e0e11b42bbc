import type { ReviewInvitation } from '@emsal/api/calls/reviews';
import { formatMonth } from '@emsal/platform/formats/dates';

const decimal = (value: number): string => value.toFixed(1).replace('.', ',');

export const reviewsTexts = {
  path: '/musteri-yorumlari',
  none: 'Henüz yayımlanmış bir yorum yok. Yorum ve puan uydurmayız; başka sitelerden de almayız.',
  listed: 'Yorumlar',
  average: (average: number) => decimal(average),
  of: (average: number, total: number) => `5 üzerinden ${decimal(average)}. ${total} yorumun tamamından hesaplandı.`,
  perStar: 'Puanlara göre yorum sayısı',
  starColumn: 'Puan',
  countColumn: 'Yorum',
  stars: (count: number) => `5 üzerinden ${count} yıldız`,
  starsShort: (count: number) => `${count} yıldız`,
  about: (line: string, author: string, at: string) => `${author} · ${line} · ${formatMonth(at.slice(0, 10))}`,
} as const;

export const writeTexts = {
  title: 'Deneyiminizi değerlendirin',
  description: 'Poliçenizi satın alırken neyin iyi, neyin kötü olduğunu yazın.',
  lead: (line: string) => `${line} poliçenizi alırken neler iyi gitti, neler eksik kaldı?`,
  signed: (author: string) => `Yorumunuz “${author}” imzasıyla yayımlanır. Adınızın tamamı görünmez.`,
  moderated:
    'Yayımlamadan önce okuruz. Olumsuz yorumu da yayımlarız; yalnızca hakaret, kişisel bilgi ve reklam içereni yayımlamayız.',
  label: 'Yorum formu',
  stars: 'Puanınız',
  starOptions: [
    { value: '5', label: '5 yıldız: çok iyi' },
    { value: '4', label: '4 yıldız: iyi' },
    { value: '3', label: '3 yıldız: orta' },
    { value: '2', label: '2 yıldız: kötü' },
    { value: '1', label: '1 yıldız: çok kötü' },
  ],
  text: 'Yorumunuz',
  textHint: '20 ile 1.000 karakter arası. Telefon, kimlik numarası ve plaka yazmayın.',
  submit: 'Yorumu gönder',
  sent: { title: 'Yorumunuzu aldık', text: 'Okuduktan sonra yayımlarız. Durumunu aynı bağlantıdan görebilirsiniz.' },
  all: 'Yayımlanan yorumlar',
  states: {
    waiting: 'Yorumunuzu aldık, henüz okumadık.',
    published: 'Yorumunuz yayında.',
    refused: 'Yorumunuz yayında değil.',
  } satisfies Record<Exclude<ReviewInvitation['state'], 'open'>, string>,
  because: (reason: string) => `Neden: ${reason}.`,
  over: 'Bağlantı açılamadı',
} as const;
