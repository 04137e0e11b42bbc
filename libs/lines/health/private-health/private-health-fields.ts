/** The fields that only HEALTH has (spec funnel 3.7): who is insured besides the applicant, what they wish, their size. */
import { bodyFields } from '../insured-people/person-fields';
import { insuredPeople } from '../insured-people/insured-people';
import type { Dictionary } from '@emsal/lines/kit/grammar/field';
import { healthConsentTexts } from './health-consent';
import { networks } from './private-health-options';

const cover = (label: string, hint: string) => ({ kind: 'checkbox', label, hint, optional: true }) as const;

export const privateHealthFields = {
  network: {
    kind: 'radio',
    label: 'Hastane ağı',
    hint: 'Ağ genişledikçe prim artar',
    missing: 'Hastane ağını seçin',
    options: networks,
  },
  outpatient: cover('Ayakta tedavi de olsun', 'Muayene, tahlil, görüntüleme ve ilaç; yatarak tedavi her poliçede var'),
  maternity: cover('Doğum teminatı da olsun', 'Yaygın bekleme süresi 12 ay'),
  abroad: cover('Yurt dışında da geçsin', 'Seyahat sigortasının yerine geçmez'),
  healthConsent: { kind: 'checkbox', ...healthConsentTexts },
  ...bodyFields,
  customerInfoDetail: insuredPeople(bodyFields),
} as const satisfies Dictionary;
export type PrivateHealthFields = typeof privateHealthFields;
