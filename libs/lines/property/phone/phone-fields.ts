/** The fields that only PHONE has: the owner, under PHONE's own name (spec funnel 3.5), and the telephone (3.7). */
import type { Dictionary } from '@emsal/lines/kit/grammar/field';
import { insuredIdentity } from '@emsal/lines/kit/person/insured-identity';
import { fact, personDependents } from '@emsal/lines/kit/person/personal-fields';
import { imei } from '@emsal/validation/imei/imei';
import { grammarWith } from '../property-grammar';
import { warranties } from './phone-options';

export const phoneFields = {
  tcNo: insuredIdentity,
  phoneBrand: { kind: 'combobox', label: 'Marka', hint: 'Yazarak arayabilirsiniz', missing: 'Markayı listeden seçin' },
  phoneBrandName: fact,
  phoneModel: {
    kind: 'combobox',
    label: 'Model',
    hint: 'Depolama alanıyla birlikte; Ayarlar’da “Hakkında” sayfasında yazar',
    missing: 'Modeli listeden seçin',
  },
  phoneModelName: fact,
  phoneImeiNo: {
    kind: 'code',
    label: 'IMEI',
    hint: '*#06# tuşlayın, 15 rakam ekranda çıkar; iki IMEI varsa birincisi',
    missing: 'IMEI numarasını girin',
    inputMode: 'numeric',
    maxLength: 24,
    checks: [imei],
  },
  warrantyOver: {
    kind: 'radio',
    label: 'Telefonun garantisi',
    hint: 'Fatura tarihinden başlar, çoğu telefonda iki yıldır',
    options: warranties,
    missing: 'Garantinin sürüp sürmediğini seçin',
  },
  /** What the device register said when the telephone was saved; empty where it did not answer. */
  deviceBoughtOn: fact,
  deviceCondition: fact,
} as const satisfies Dictionary;

export const { line, own, part, send, step } = grammarWith<typeof phoneFields>();

export const phoneOwnFields = own(phoneFields, (source) => ({
  clears: {
    tcNo: [...personDependents, 'companyName', 'birthday'],
    phoneBrand: ['phoneModel', 'phoneModelName'],
    phoneImeiNo: ['deviceBoughtOn', 'deviceCondition'],
  },
  sources: {
    phoneBrand: source('GET quoterequestapi/phone/getphonebrandlist', {
      input: () => ({}),
      option: ({ code, name }) => ({ code, name }),
    }),
    phoneModel: source('GET quoterequestapi/phone/getphonemodellist/{brandCode}', {
      needs: ['phoneBrand'],
      input: ({ phoneBrand }) => ({ brandCode: phoneBrand }),
      option: ({ code, name, median }) => ({ code, name, median }),
    }),
  },
  names: { phoneBrand: 'phoneBrandName', phoneModel: 'phoneModelName' },
}));
