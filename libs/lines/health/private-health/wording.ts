import { voluntaryCancellation } from '@emsal/lines/kit/refund/cancellation-rule';
import {
  claimNotice,
  noExtraInput,
  compareAgain,
  trueAnswers,
  type LineWording,
} from '@emsal/lines/kit/wording/line-wording';

export const healthWording: LineWording = {
  policyTitle: 'Özel Sağlık Sigortası Poliçesi',
  conditions: 'Sağlık Sigortası Genel Şartlarına',
  asks: noExtraInput,
  cancellation: { ...voluntaryCancellation, afterClaim: 'daysLessClaims' },
  informationForm: [
    'Poliçe; hastalık ve kaza nedeniyle yapılan sağlık giderlerini, poliçede yazan teminat, limit ve anlaşmalı kurumlarla karşılar.',
    'Poliçe başlamadan önce var olan rahatsızlıklar ve poliçede yazan bekleme süreleri kapsam dışında kalabilir.',
    'Sağlık beyanınız sözleşmenin temelidir; bildirilmeyen bir rahatsızlık ödemenin reddine yol açabilir.',
    trueAnswers,
    claimNotice,
  ],
  afterSale: {
    title: 'Hayırlı olsun, sağlığınız güvende.',
    start: 'Teminatlarınız başlar. Sağlık kuruluşuna giderken kimliğiniz yeter.',
    ending: compareAgain,
    claims: 'Anlaşmalı kuruluşta kimliğinizi gösterin. Başka bir kuruluşta faturayı saklayın ve bizi arayın.',
    relatedLine: 'PERSONALACCIDENT',
  },
};
