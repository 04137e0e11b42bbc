/** Refusals around reviews, and why the desk does not publish one. */
export const reviewOutcomes = {
  reviewLinkOver: {
    message:
      'Bağlantı eksik kopyalandı ya da süresi doldu. Yorum bağlantısı poliçe e-postanızdadır ve 90 gün geçerlidir.',
  },
  reviewWritten: { message: 'Bu poliçe için yorumunuzu aldık. Bir poliçeye bir yorum yazılır.' },
  policyEnded: { message: 'Bu poliçe iptal edildiği için yorum yazılamıyor.' },
} as const satisfies Record<string, { message: string }>;

/** A list's page; here, because browsers load no call's schema. */
export const reviewsPerPage = 10;

/** Signs the review of a policyholder whose name no register told us. */
export const unnamedAuthor = 'Poliçe sahibi';

export const reviewRefusals = {
  insult: 'Hakaret ya da suçlama içeriyor',
  personalData: 'Bir kişinin bilgilerini içeriyor',
  advertising: 'Reklam içeriyor',
  unrelated: 'Satın alma deneyimiyle ilgili değil',
  withdrawn: 'Yazan kişi geri çekti',
} as const;
export type ReviewRefusal = keyof typeof reviewRefusals;
export const reviewRefusalNames = Object.keys(reviewRefusals) as [ReviewRefusal, ...ReviewRefusal[]];
