import { compulsoryCancellation } from '@emsal/lines/kit/refund/cancellation-rule';
import { noNeedToCancel, type LineWording } from '@emsal/lines/kit/wording/line-wording';
import { vehicleDuties, vehicleWording } from '../vehicle-wording';

export const trafficWording: LineWording = {
  policyTitle: 'Zorunlu Mali Sorumluluk (Trafik) Sigortası Poliçesi',
  conditions: 'Karayolları Motorlu Araçlar Zorunlu Mali Sorumluluk Sigortası Genel Şartlarına',
  ...vehicleWording,
  cancellation: compulsoryCancellation('sale', 'scrapped', 'duplicate'),
  informationForm: [
    'Zorunlu trafik sigortası, aracınızın kullanımı sırasında üçüncü kişilere verdiğiniz maddi ve bedeni zararları poliçede yazan limitlere kadar karşılar. Kendi aracınızdaki hasarı karşılamaz.',
    'Teminat limitleri Türkiye genelinde aynıdır ve poliçenizde yazar. Limit değişirse yürürlükteki poliçeler yeni limitten yararlanır.',
    'Prim; hasarsızlık basamağı, ilin ve araç türünün azami primi ve şirketin indirimleriyle belirlenir. Süresinde yenilenmeyen poliçelere gecikme artışı uygulanır.',
    'Alkollü, ehliyetsiz ya da kasten verilen zararlarda şirket zarar görene öder, ödediğini sizden isteyebilir.',
    ...vehicleDuties,
  ],
  afterSale: {
    title: 'Hayırlı olsun, poliçeniz hazır.',
    start: 'Trafik sigortanız başlar.',
    following: noNeedToCancel,
    ending: 'Trafik sigortası zorunludur. Yenilemeden önce yine kıyaslayın.',
    claims:
      'Önce güvenli bir yere geçin. Kaza tutanağını doldurun, ardından bizi arayın; hasar dosyanızı birlikte açarız.',
    relatedLine: 'AUTO',
  },
};
