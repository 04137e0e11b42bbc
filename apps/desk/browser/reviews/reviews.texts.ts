import type { ReviewState } from '@emsal/api/desk/review-shapes';

export const reviewsTexts = {
  title: 'Yorumlar',
  lead: 'Olumsuz yorum da yayımlanır. Yalnızca hakaret, kişisel bilgi, reklam ya da satın almayla ilgisiz olanı reddedin; nedenini yazan kişi görür.',
  states: { waiting: 'Bekleyen', published: 'Yayında', refused: 'Reddedilen' } satisfies Record<ReviewState, string>,
  nothing: {
    waiting: 'Bekleyen yorum yok.',
    published: 'Yayında yorum yok.',
    refused: 'Reddedilen yorum yok.',
  } satisfies Record<ReviewState, string>,
  total: (count: number) => `${count} yorum`,
  heading: (stars: number, author: string) => `5 üzerinden ${stars}: ${author}`,
  about: (line: string, at: string) => `${line} · ${at}`,
  publish: 'Yayımla',
  published: 'Yorum yayımlandı.',
  reason: 'Red nedeni',
  refuse: 'Reddet',
  takeBack: 'Yayından kaldır',
  refused: 'Yorum reddedildi, nedeni yazan kişiye gösterilir.',
  reasonMissing: 'Önce bir neden seçin',
  because: (reason: string) => `Neden: ${reason}`,
} as const;
