import { voluntaryCancellation } from '@emsal/lines/kit/refund/cancellation-rule';
import {
  claimNotice,
  noExtraInput,
  compareAgain,
  trueAnswers,
  type LineWording,
} from '@emsal/lines/kit/wording/line-wording';

export const personalAccidentWording: LineWording = {
  policyTitle: 'Ferdi Kaza Sigortası Poliçesi',
  conditions: 'Ferdi Kaza Sigortası Genel Şartlarına',
  asks: noExtraInput,
  cancellation: { ...voluntaryCancellation, afterClaim: 'nothing' },
  informationForm: [
    'Poliçe, kaza sonucu sürekli sakatlıkta size, vefatta yasal mirasçılarınıza poliçede yazan tutarı öder.',
    'Motosiklet kazaları, yalnızca teminatlar arasında yazıyorsa ödenir.',
    'Hastalık, bilerek yapılan hareketler ve poliçede yazmayan tehlikeli etkinlikler kapsam dışındadır.',
    trueAnswers,
    claimNotice,
  ],
  afterSale: {
    title: 'Hayırlı olsun, güvendesiniz.',
    start: 'Ferdi kaza teminatlarınız başlar.',
    ending: compareAgain,
    claims: 'Önce sağlık kuruluşuna gidin. Kazayı beş gün içinde rapor ve tutanakla bildirin; yardım için bizi arayın.',
    relatedLine: 'COMPLEMENTHEALTH',
  },
};
