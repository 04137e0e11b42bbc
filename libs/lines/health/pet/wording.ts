import { voluntaryCancellation } from '@emsal/lines/kit/wording/cancellation';
import {
  claimNotice,
  named,
  noExtraInput,
  compareAgain,
  trueAnswers,
  type LineWording,
} from '@emsal/lines/kit/wording/line-wording';

export const petWording: LineWording = {
  policyTitle: 'Evcil Hayvan Sigortası Poliçesi',
  conditions: 'Hayvan Hayat Sigortası Genel Şartlarına',
  insuredObject: named('evcil hayvanınız'),
  asks: noExtraInput,
  cancellation: { ...voluntaryCancellation, afterClaim: 'nothing' },
  informationForm: [
    'Poliçe; evcil hayvanınızın ani hastalık ve kaza nedeniyle doğan veteriner giderlerini ve poliçede yazan diğer halleri karşılar.',
    'Poliçe başlamadan önce var olan rahatsızlıklar, aşılar ve bakım giderleri kapsam dışındadır.',
    trueAnswers,
    claimNotice,
  ],
  afterSale: {
    title: 'Hayırlı olsun, dostunuz güvende.',
    start: 'Evcil hayvanınızın teminatları başlar.',
    ending: compareAgain,
    claims: 'Veterinerinize gidin, faturayı ve raporu saklayın, ardından bizi arayın.',
    relatedLine: 'HOME',
  },
};
