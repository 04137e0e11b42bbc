/** Plates and switches of the insurers, for the table of special cases. */
import type { SpecialCase, SpecialSwitch } from '../special-case';
import { specialReferences } from '../special-plates/insurer-references';

const ofFirm = (name: string, effect: string): SpecialSwitch => ({
  kind: 'switch',
  service: 'insurers',
  name: `insurers-${name}`,
  effect,
  value: 'firma no',
});

/** Codes with which the eligibility centre may refuse a quote (funnel 8). */
export const createOfferCodes = ['402', 'BL0', '591', '581', '590', '59', '580', '58', 'B20', 'F500'] as const;

const faults: readonly SpecialSwitch[] = [
  ofFirm('hang', 'Şirket hiçbir isteğe yanıt vermez.'),
  ofFirm('server-error', 'Şirket her isteğe 503 yanıtı verir.'),
  ofFirm('rubbish', 'Şirket anlaşılmaz bir yanıt verir.'),
  ofFirm('half-body', 'Şirket yanıtı yarıda keser.'),
  ofFirm('drip', 'Şirket yanıtı 100 milisaniyede bir bayt gönderir.'),
  ofFirm('reset', 'Şirket bağlantıyı koparır.'),
  ofFirm('late', 'Şirket 90 saniye geç yanıt verir.'),
  ofFirm('above-ceiling', 'Şirket azami primin üzerinde fiyat verir.'),
  ofFirm('parts-differ', 'Şirketin fiyat kalemleri toplamı tutmaz.'),
  ofFirm('decline', 'Şirket teklif vermez.'),
  ofFirm('change-ignored', 'Şirket istenen limit ve teminat değişikliğini uygulamadan fiyat verir.'),
  ofFirm('no-pdf', 'Şirketin teklif PDF’i hazırlanamaz.'),
  ofFirm('order-refused', 'Şirket poliçeyi düzenlemez.'),
  ofFirm('order-lost', 'Şirket poliçeyi düzenler ama yanıtı hiç gelmez.'),
  ofFirm('order-down', 'Şirket poliçe isteğini almadan hata verir.'),
  {
    kind: 'switch',
    service: 'insurers',
    name: 'insurers-centre-down',
    effect: 'Uygunluk merkezi 503 yanıtı verir; teklifler yine istenir.',
  },
];

export const insurerCases: readonly SpecialCase[] = [
  ...specialReferences.map(({ reference, effect, behaviour }): SpecialCase => ({
    kind: 'number',
    service: 'insurers',
    field: 'licensePlateNo',
    value: reference,
    effect,
    ...('code' in behaviour && { code: behaviour.code }),
  })),
  ...createOfferCodes.map((code): SpecialSwitch => ({
    kind: 'switch',
    service: 'insurers',
    name: `insurers-create-offer-${code}`,
    effect: `Teklif oluşturma ${code} koduyla durur.`,
    code,
  })),
  ...faults,
];
