import type { LineWording } from '@emsal/lines/kit/line-wording';
import { trafficWording } from '../traffic/wording';

export const shortTrafficWording: LineWording = {
  ...trafficWording,
  policyTitle: 'Kısa Süreli Trafik Sigortası Poliçesi',
  informationForm: ['Bu poliçe 60 gün geçerlidir ve yenilenmez.', ...trafficWording.informationForm],
};
