import { voluntaryCancellation } from '@emsal/lines/kit/refund/cancellation-rule';
import {
  claimNotice,
  noExtraInput,
  compareAgain,
  trueAnswers,
  type LineWording,
} from '@emsal/lines/kit/wording/line-wording';

export const phoneWording: LineWording = {
  policyTitle: 'Cep Telefonu Sigortası Poliçesi',
  conditions: 'Elektronik Cihaz Sigortası Genel Şartlarına',
  asks: noExtraInput,
  cancellation: { ...voluntaryCancellation, afterClaim: 'nothing' },
  informationForm: [
    'Poliçe; telefonunuzun ekran kırılması, sıvı teması ve poliçede yazan diğer ani zararlarını yazılı bedele ve muafiyete göre karşılar.',
    'Kullanıma bağlı eskime, çizik ve kayıp kapsam dışındadır.',
    trueAnswers,
    claimNotice,
  ],
  afterSale: {
    title: 'Hayırlı olsun, telefonunuz güvende.',
    start: 'Telefonunuzun teminatları başlar.',
    ending: compareAgain,
    claims: 'Telefonu onarıma vermeden önce bizi arayın; hasar dosyanızı birlikte açarız.',
    relatedLine: 'HOME',
  },
};
