import type { LineWording } from '@emsal/lines/kit/wording/line-wording';
import { healthWording } from '../private-health/wording';

export const complementHealthWording: LineWording = {
  ...healthWording,
  policyTitle: 'Tamamlayıcı Sağlık Sigortası Poliçesi',
  informationForm: [
    'Tamamlayıcı sağlık sigortası, SGK ile anlaşmalı özel sağlık kurumlarında SGK’nın karşılamadığı farkı öder. Etkin bir SGK hakkınız olmalıdır.',
    ...healthWording.informationForm,
  ],
};
