import { compulsoryCancellation } from '@emsal/lines/kit/refund/cancellation-rule';
import type { LineWording } from '@emsal/lines/kit/wording/line-wording';
import { trafficWording } from '../traffic/wording';

export const shortTrafficWording: LineWording = {
  ...trafficWording,
  cancellation: compulsoryCancellation('duplicate'),
  policyTitle: 'Kısa Süreli Trafik Sigortası Poliçesi',
  informationForm: ['Bu poliçe 60 gün geçerlidir ve yenilenmez.', ...trafficWording.informationForm],
  afterSale: {
    ...trafficWording.afterSale,
    start: 'Trafik sigortanız başlar ve 60 gün sürer.',
    following: undefined,
    ending: 'Poliçe 60 günün sonunda biter. Araç hâlâ sizdeyse bir yıllık trafik sigortası yaptırın.',
    relatedLine: 'TRAFFIC',
  },
};
