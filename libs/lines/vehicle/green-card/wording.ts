import { journeyCancellation } from '@emsal/lines/kit/refund/cancellation-rule';
import type { LineWording } from '@emsal/lines/kit/wording/line-wording';
import { vehicleDuties, vehicleWording } from '../vehicle-wording';

export const greenCardWording: LineWording = {
  policyTitle: 'Yeşil Kart Sigortası Poliçesi',
  conditions: 'Yeşil Kart Sigortası Genel Şartlarına',
  coversWholeDays: true,
  ...vehicleWording,
  cancellation: journeyCancellation,
  informationForm: [
    'Yeşil kart, yurt dışında aracınızla üçüncü kişilere verdiğiniz zararları, bulunduğunuz ülkenin zorunlu sigorta limitlerine kadar karşılar.',
    'Kart yalnızca üzerinde yazan tarihlerde ve ülkelerde geçerlidir. Basılı belge yaklaşık 3 iş gününde adresinize ulaşır; yola çıkmadan yanınıza alın.',
    'Geçerli bir zorunlu trafik sigortası şarttır.',
    ...vehicleDuties,
  ],
  afterSale: {
    title: 'Hayırlı olsun, yolunuz açık olsun.',
    start: 'Yeşil kartınız geçerli olur. Sınırda basılı belgeyi gösterin.',
    ending: 'Yolculuk uzarsa süre dolmadan yeni bir yeşil kart alın.',
    claims: 'Bulunduğunuz ülkenin tutanağını doldurun, yeşil kartınızı gösterin ve bizi arayın.',
    relatedLine: 'TRAVEL',
    tasks: ['certificateDelivery'],
  },
};
