import type { LineWording } from '@emsal/lines/kit/line-wording';
import { vehicleDuties, vehicleWording } from '../vehicle-wording';

export const greenCardWording: LineWording = {
  policyTitle: 'Yeşil Kart Sigortası Poliçesi',
  conditions: 'Yeşil Kart Sigortası Genel Şartlarına',
  ...vehicleWording,
  withdrawalDays: null,
  informationForm: [
    'Yeşil kart, yurt dışında aracınızla üçüncü kişilere verdiğiniz zararları, bulunduğunuz ülkenin zorunlu sigorta limitlerine kadar karşılar.',
    'Kart yalnızca üzerinde yazan tarihlerde ve ülkelerde geçerlidir. Basılı belge yaklaşık 3 iş gününde adresinize ulaşır; yola çıkmadan yanınıza alın.',
    'Geçerli bir zorunlu trafik sigortası şarttır.',
    ...vehicleDuties,
  ],
};
