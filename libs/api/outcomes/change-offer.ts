/** Messages after changing an offer or requesting it again with a campaign or a code, by code (funnel 8). */
export const changeOfferOutcomes = {
  changeNoAnswer: { message: 'Şirketten yanıt gelmedi. Lütfen tekrar deneyin.' },
  changeDeclined: { message: 'Şirket bu değişiklikle teklif vermiyor. Teklifiniz eskisi gibi duruyor.' },
  immNotApplied: { message: 'Şirket bu İMM limitini bu ürüne uygulamadı. Başka bir limit seçin.' },
  assuranceNotApplied: { message: 'Seçtiğiniz değişiklikler bu ürüne uygulanamadı. Teklifiniz eskisi gibi duruyor.' },
  campaignNotApplicable: {
    message: 'Bu şirket seçtiğiniz kampanyayı uygulamıyor. Kampanyayı kaldırın ya da başka bir teklif seçin.',
  },
  discountConditionsNotMet: { message: 'Bu indirim kodunun katılım koşullarını karşılamıyorsunuz. Kodu kontrol edin.' },
} as const satisfies Record<string, { message: string }>;
export type ChangeOfferCode = keyof typeof changeOfferOutcomes;

/** Refusals of calls around the offer list. */
export const offerExtraOutcomes = {
  pdfUnavailable: { message: 'Teklif PDF’i şu anda hazırlanamadı. Lütfen tekrar deneyin.' },
  languageUnavailable: { message: 'Bu şirket teklifini bu dilde vermiyor. Türkçe PDF’i indirebilirsiniz.' },
  linkOver: { message: 'Bu bağlantının süresi doldu. Teklif numaranızla devam edebilirsiniz.' },
  passportNeeded: {
    message: 'Bu teklif başka bir tarayıcıda alındı. Telefonunuza göndereceğimiz kodla açabilirsiniz.',
  },
  partnerLinkOver: {
    message: 'Bu başvuru bağlantısı kullanılmış ya da süresi dolmuş. Geldiğiniz siteden yeniden başlayın.',
  },
  partnerConsentMissing: { message: 'Bilgilerinizi almamız için izin vermeniz gerekiyor.' },
  assuranceUnknown: { message: 'Bu teminatın açıklaması bulunamadı.' },
} as const satisfies Record<string, { message: string }>;

/** Shown at a favourite that is not offered at the moment (F597). */
export const passiveFavouriteText = 'Favorinizdeki bu teklif geçici olarak sunulmuyor.';
