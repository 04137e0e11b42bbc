/** The fields that only COMPLEMENTHEALTH has (spec funnel 3.7, 7.2): who is insured, the health declaration, the product. */
import { insuredPeople } from '../insured-people/insured-people';
import type { Dictionary } from '@emsal/lines/kit/grammar/field';
import { date } from '@emsal/validation/dates/date';
import { healthRenewal } from '@emsal/validation/health-renewal/health-renewal';
import { networkChoices, outpatientChoices, yesOrNo } from './complement-health-options';
import { healthFields } from './health-questions';

export const complementHealthFields = {
  socialAssurance: {
    kind: 'radio',
    label: 'Etkin SGK hakkınız',
    hint: 'Çalışan, emekli ya da eş veya anne baba üzerinden; e-Devlet’te “SPAS müstehaklık” sorgusunda görünür',
    missing: 'Etkin SGK hakkınız olup olmadığını seçin',
    options: yesOrNo,
  },
  customerInfoDetail: insuredPeople({}),
  healthConsent: {
    kind: 'checkbox',
    label: 'Sağlık bilgilerimin teklif almak için kullanılmasına açık rıza veriyorum',
    hint: 'Yalnızca teklif istediğimiz sigorta şirketlerine gider. Vermezseniz danışmanımız arar; kutuyu boşaltınca yanıtlarınız silinir.',
    optional: true,
  },
  ...healthFields,
  network: {
    kind: 'radio',
    label: 'Hastane ağı',
    hint: 'Kurum listesi şirkete göre değişir; tekliflerde her satırda açıp bakabilirsiniz',
    missing: 'Hastane ağını seçin',
    options: networkChoices,
  },
  outpatient: {
    kind: 'radio',
    label: 'Ayakta tedavi',
    hint: 'Muayene, tahlil, görüntüleme; hastanede yatmadan',
    missing: 'Ayakta tedavi hakkını seçin',
    options: outpatientChoices,
  },
  maternity: {
    kind: 'checkbox',
    label: 'Doğum teminatı da olsun',
    hint: '18–45 yaş arasında; yeni poliçede hemen kullanılamaz, çoğu şirkette 12 ay beklenir',
    optional: true,
  },
  currentHealthPolicy: {
    kind: 'radio',
    label: 'Süren bir tamamlayıcı sağlık poliçeniz',
    hint: 'Varsa bekleme süreleriniz yeniden başlamaz',
    missing: 'Süren poliçeniz olup olmadığını seçin',
    options: yesOrNo,
  },
  currentPolicyEnd: {
    kind: 'date',
    label: 'Süren poliçenizin bitişi',
    hint: 'Örneğin 15 12 2026',
    missing: 'Süren poliçenizin bitiş tarihini girin',
    checks: [(value) => date(value, 'Bitişin'), (value, { today }) => healthRenewal(value, today)],
  },
} as const satisfies Dictionary;
export type ComplementHealthFields = typeof complementHealthFields;
