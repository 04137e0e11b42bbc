import { compulsoryCancellation } from '@emsal/lines/kit/refund/cancellation-rule';
import { asksPayee, claimNotice, trueAnswers, type LineWording } from '@emsal/lines/kit/wording/line-wording';

export const daskWording: LineWording = {
  policyTitle: 'Zorunlu Deprem Sigortası Poliçesi',
  conditions: 'Zorunlu Deprem Sigortası Genel Şartlarına',
  asks: asksPayee,
  cancellation: compulsoryCancellation('duplicate', 'demolished', 'uninsurable'),
  informationForm: [
    'Zorunlu deprem sigortası; depremin ve depremden doğan yangın, patlama, dev dalga ve yer kaymasının binanıza verdiği zararı poliçede yazan bedele kadar karşılar.',
    'Eşyalarınızı, enkaz kaldırma giderini ve bedeni zararları karşılamaz. Poliçe 1 yıl geçerlidir.',
    'Ödenecek tutar, binanın deprem günündeki yeniden yapım maliyetiyle ve azami teminat tutarıyla sınırlıdır.',
    trueAnswers,
    claimNotice,
  ],
  afterSale: {
    title: 'Hayırlı olsun, eviniz güvende.',
    start: 'Deprem teminatınız başlar; DASK poliçesi 1 yıl geçerlidir.',
    ending: 'DASK zorunludur ve her yıl yenilenir.',
    claims: 'Depremden sonra Alo DASK 125’i arayın; ihbarınızı birlikte de yapabiliriz.',
    relatedLine: 'HOME',
  },
};
