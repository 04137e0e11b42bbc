/** Refusals around the link to an offer list. */
export const listLinkOutcomes = {
  listOver: {
    message: 'Bu listenin süresi doldu ya da bağlantı eksik kopyalandı. Güncel fiyatlar için yeniden teklif alın.',
  },
  noValidOffer: { message: 'Listede geçerli teklif kalmadı. Önce şirketlere yeniden sorun.' },
  verifyFirst: { message: 'Listeyi e-postayla almak için önce telefonunuzu doğrulayın.' },
} as const satisfies Record<string, { message: string }>;
