import type { LineWording } from '@emsal/lines/kit/wording/line-wording';
import { homeWording } from '../home/wording';

export const housingWording: LineWording = {
  ...homeWording,
  policyTitle: 'Evim Güvende Sigortası Poliçesi',
};
