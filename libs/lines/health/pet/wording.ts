import { voluntaryCancellation } from '@emsal/lines/kit/refund/cancellation-rule';
import {
  claimNotice,
  noExtraInput,
  compareAgain,
  trueAnswers,
  type LineWording,
} from '@emsal/lines/kit/wording/line-wording';

export const petWording: LineWording = {
  policyTitle: 'Evcil Hayvan Sigortası Poliçesi',
  conditions: 'Hayvan Hayat Sigortası Genel Şartlarına',
  asks: noExtraInput,
  cancellation: { ...voluntaryCancellation, afterClaim: 'nothing' },
  informationForm: [
    'Poliçe, evcil hayvanınızın kaza ve zehirlenme gibi acil durumlardaki veteriner giderlerini ve poliçede yazan diğer hâlleri limite kadar karşılar. Her faturanın poliçede yazan yüzdesi size kalır.',
    'Hastalık, yalnızca teminatlar arasında yazıyorsa ve bekleme süresinden sonra ödenir; kazada beklenmez.',
    'Poliçe başlamadan önce var olan rahatsızlıklar, kalıtsal hastalıklar, seçilmemişse aşı ve bakım giderleri kapsam dışındadır.',
    'Bekçi, av ve iş köpekleri bu poliçeyle sigortalanmaz; danışmanımıza sorun.',
    trueAnswers,
    claimNotice,
  ],
  afterSale: {
    title: 'Hayırlı olsun, dostunuz güvende.',
    start: 'Evcil hayvanınızın teminatları başlar.',
    ending: compareAgain,
    claims: 'Veterinerinize gidin. Faturayı ve raporu saklayın, on gün içinde bize iletin.',
    relatedLine: 'HOME',
  },
};
