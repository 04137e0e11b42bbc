import { voluntaryCancellation } from '@emsal/lines/kit/refund/cancellation-rule';
import {
  asksPayee,
  claimNotice,
  compareAgain,
  trueAnswers,
  type LineWording,
} from '@emsal/lines/kit/wording/line-wording';

export const homeWording: LineWording = {
  policyTitle: 'Konut Sigortası Poliçesi',
  conditions: 'Yangın Sigortası Genel Şartlarına',
  asks: asksPayee,
  cancellation: voluntaryCancellation,
  informationForm: [
    'Poliçe; yangın, su baskını, hırsızlık ve poliçede yazan diğer hâllerde konutunuzdaki zararı yazılı bedellere kadar karşılar.',
    'Bedelleri gerçek değerine yakın bildirin: eksik bedelde zarar, bildirilen değerin gerçek değere oranıyla ödenir.',
    'Değerli eşya ve para, poliçede ayrıca yazan limitlerle sınırlıdır.',
    trueAnswers,
    claimNotice,
  ],
  afterSale: {
    title: 'Hayırlı olsun, eviniz güvende.',
    start: 'Konut teminatlarınız başlar.',
    ending: compareAgain,
    claims: 'Önce can güvenliği. Zararı büyütmeyecek önlemi alın, fotoğraf çekin ve bizi arayın.',
    relatedLine: 'DASK',
  },
};
