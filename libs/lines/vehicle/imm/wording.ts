import { voluntaryCancellation } from '@emsal/lines/kit/refund/cancellation-rule';
import { compareAgain, type LineWording } from '@emsal/lines/kit/wording/line-wording';
import { vehicleDuties, vehicleWording } from '../vehicle-wording';

export const immWording: LineWording = {
  policyTitle: 'İhtiyari Mali Mesuliyet Sigortası Poliçesi',
  /** The official title, which says "Sorumluluk". */
  conditions: 'Motorlu Kara Taşıt Araçları İhtiyari Mali Sorumluluk Sigortası Genel Şartlarına',
  ...vehicleWording,
  cancellation: voluntaryCancellation,
  informationForm: [
    'İhtiyari mali mesuliyet (sorumluluk) sigortası, üçüncü kişilere verdiğiniz zararın zorunlu trafik sigortası limitini aşan bölümünü poliçede yazan limite kadar karşılar.',
    'Geçerli bir zorunlu trafik sigortası şarttır. Kendi aracınızdaki hasarı karşılamaz.',
    ...vehicleDuties,
  ],
  afterSale: {
    title: 'Hayırlı olsun, poliçeniz hazır.',
    start: 'Trafik sigortanızın limitini aşan zararlar için ek teminatınız başlar.',
    ending: compareAgain,
    claims:
      'Önce güvenli bir yere geçin. Kaza tutanağını doldurun, ardından bizi arayın; hasar dosyanızı birlikte açarız.',
    relatedLine: 'AUTO',
  },
};
