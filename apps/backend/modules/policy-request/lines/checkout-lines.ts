/** Facts of a line that only checkout needs: document titles, extra input, and the right of withdrawal. */
import type { LineId } from '@emsal/lines/facts/line-ids';

export interface CheckoutLine {
  /** Heading of the policy. */
  policyTitle: string;
  /** The general conditions, as they follow "Bu poliçe" in the sentence. */
  conditions: string;
  /** The insured object as mails and messages name it; `{reference}` is the risk's, where it has one. */
  insuredObject: { withReference: string; without: string };
  /** Besides the address. */
  asks: { payee: boolean; notarySale: boolean };
  /**
   * Days in which a consumer may withdraw without a reason; null where the policy is compulsory or too short.
   * 14 days: the insurance regulator's page on distance sales; the exceptions are not confirmed (domain 7), so they are listed per line.
   */
  withdrawalDays: number | null;
}

const noExtraInput = { payee: false, notarySale: false };
const vehicle = { withReference: '{reference} plakalı aracınız', without: 'aracınız' };
const of = (thing: string) => ({ withReference: thing, without: thing });
const voluntary = 14;

export const checkoutLines: Readonly<Record<LineId, CheckoutLine>> = {
  TRAFFIC: {
    policyTitle: 'Zorunlu Mali Sorumluluk (Trafik) Sigortası Poliçesi',
    conditions: 'Karayolları Motorlu Araçlar Zorunlu Mali Sorumluluk Sigortası Genel Şartlarına',
    insuredObject: vehicle,
    asks: noExtraInput,
    withdrawalDays: null,
  },
  USEDVEHICLETRAFFIC: {
    policyTitle: 'Zorunlu Mali Sorumluluk (Trafik) Sigortası Poliçesi',
    conditions: 'Karayolları Motorlu Araçlar Zorunlu Mali Sorumluluk Sigortası Genel Şartlarına',
    insuredObject: vehicle,
    asks: { payee: false, notarySale: true },
    withdrawalDays: null,
  },
  SHORTTRAFFIC: {
    policyTitle: 'Kısa Süreli Trafik Sigortası Poliçesi',
    conditions: 'Karayolları Motorlu Araçlar Zorunlu Mali Sorumluluk Sigortası Genel Şartlarına',
    insuredObject: vehicle,
    asks: noExtraInput,
    withdrawalDays: null,
  },
  AUTO: {
    policyTitle: 'Kasko Sigortası Poliçesi',
    conditions: 'Kara Araçları Kasko Sigortası Genel Şartlarına',
    insuredObject: vehicle,
    asks: noExtraInput,
    withdrawalDays: voluntary,
  },
  ELECTRICVEHICLE: {
    policyTitle: 'Elektrikli Araç Kasko Sigortası Poliçesi',
    conditions: 'Kara Araçları Kasko Sigortası Genel Şartlarına',
    insuredObject: vehicle,
    asks: noExtraInput,
    withdrawalDays: voluntary,
  },
  IMM: {
    policyTitle: 'İhtiyari Mali Sorumluluk Sigortası Poliçesi',
    conditions: 'Motorlu Kara Taşıt Araçları İhtiyari Mali Sorumluluk Sigortası Genel Şartlarına',
    insuredObject: vehicle,
    asks: noExtraInput,
    withdrawalDays: voluntary,
  },
  GREENCARD: {
    policyTitle: 'Yeşil Kart Sigortası Poliçesi',
    conditions: 'Yeşil Kart Sigortası Genel Şartlarına',
    insuredObject: vehicle,
    asks: noExtraInput,
    withdrawalDays: null,
  },
  HEALTH: {
    policyTitle: 'Özel Sağlık Sigortası Poliçesi',
    conditions: 'Sağlık Sigortası Genel Şartlarına',
    insuredObject: of('sağlığınız'),
    asks: noExtraInput,
    withdrawalDays: voluntary,
  },
  COMPLEMENTHEALTH: {
    policyTitle: 'Tamamlayıcı Sağlık Sigortası Poliçesi',
    conditions: 'Sağlık Sigortası Genel Şartlarına',
    insuredObject: of('sağlığınız'),
    asks: noExtraInput,
    withdrawalDays: voluntary,
  },
  TRAVEL: {
    policyTitle: 'Seyahat Sağlık Sigortası Poliçesi',
    conditions: 'Seyahat Sağlık Sigortası Genel Şartlarına',
    insuredObject: of('yolculuğunuz'),
    asks: noExtraInput,
    withdrawalDays: null,
  },
  HOME: {
    policyTitle: 'Konut Sigortası Poliçesi',
    conditions: 'Yangın Sigortası Genel Şartlarına',
    insuredObject: of('konutunuz'),
    asks: { payee: true, notarySale: false },
    withdrawalDays: voluntary,
  },
  HOUSING: {
    policyTitle: 'Evim Güvende Sigortası Poliçesi',
    conditions: 'Yangın Sigortası Genel Şartlarına',
    insuredObject: of('konutunuz'),
    asks: { payee: true, notarySale: false },
    withdrawalDays: voluntary,
  },
  DASK: {
    policyTitle: 'Zorunlu Deprem Sigortası Poliçesi',
    conditions: 'Zorunlu Deprem Sigortası Genel Şartlarına',
    insuredObject: of('konutunuz'),
    asks: { payee: true, notarySale: false },
    withdrawalDays: null,
  },
  PET: {
    policyTitle: 'Evcil Hayvan Sigortası Poliçesi',
    conditions: 'Hayvan Hayat Sigortası Genel Şartlarına',
    insuredObject: of('evcil hayvanınız'),
    asks: noExtraInput,
    withdrawalDays: voluntary,
  },
  PHONE: {
    policyTitle: 'Cep Telefonu Sigortası Poliçesi',
    conditions: 'Elektronik Cihaz Sigortası Genel Şartlarına',
    insuredObject: of('telefonunuz'),
    asks: noExtraInput,
    withdrawalDays: voluntary,
  },
  PERSONALACCIDENT: {
    policyTitle: 'Ferdi Kaza Sigortası Poliçesi',
    conditions: 'Ferdi Kaza Sigortası Genel Şartlarına',
    insuredObject: of('siz'),
    asks: noExtraInput,
    withdrawalDays: voluntary,
  },
};

/** @param reference of the risk's description */
export const insuredObject = (line: LineId, reference: string): string => {
  const { withReference, without } = checkoutLines[line].insuredObject;
  return reference === '' ? without : withReference.replace('{reference}', reference);
};
