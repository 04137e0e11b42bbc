import { voluntaryCancellation } from '@emsal/lines/kit/refund/cancellation-rule';
import { asksPayee, noNeedToCancel, compareAgain, type LineWording } from '@emsal/lines/kit/wording/line-wording';
import { vehicleDuties, vehicleWording } from '../vehicle-wording';

export const autoWording: LineWording = {
  policyTitle: 'Kasko Sigortası Poliçesi',
  conditions: 'Kara Araçları Kasko Sigortası Genel Şartlarına',
  ...vehicleWording,
  asks: asksPayee,
  cancellation: voluntaryCancellation,
  informationForm: [
    'Kasko; çarpma, çarpışma, devrilme, yanma ve çalınma gibi hâllerde kendi aracınızdaki zararı, poliçede yazan kapsam ve muafiyetlerle karşılar.',
    'Araç bedeli hasar günündeki rayiç değere göre ödenir. Aksesuarlar, yalnızca poliçede bedeliyle yazıyorsa karşılanır.',
    'Alkollü ya da ehliyetsiz kullanım, yarış ve aracın amacı dışında kullanılması teminat dışındadır.',
    'Anlaşmalı servis, ikame araç, muafiyet ve tenzili muafiyet koşulları şirketten şirkete değişir; poliçenizdeki kayıtlar esastır.',
    ...vehicleDuties,
  ],
  afterSale: {
    title: 'Hayırlı olsun, aracınız güvende.',
    start: 'Kasko teminatlarınız başlar.',
    following: noNeedToCancel,
    ending: compareAgain,
    claims:
      'Önce güvenli bir yere geçin. Fotoğraf çekin, gerekiyorsa tutanak tutun, ardından bizi arayın; hasar dosyanızı birlikte açarız.',
    relatedLine: 'TRAFFIC',
  },
};
