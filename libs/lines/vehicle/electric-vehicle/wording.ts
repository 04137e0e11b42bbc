import type { LineWording } from '@emsal/lines/kit/wording/line-wording';
import { autoWording } from '../auto/wording';

export const electricVehicleWording: LineWording = {
  ...autoWording,
  policyTitle: 'Elektrikli Araç Kasko Sigortası Poliçesi',
  informationForm: [
    'Batarya, şarj kablosu ve şarj ünitesi poliçede yazan bedel ve koşullarla teminata girer.',
    ...autoWording.informationForm,
  ],
};
