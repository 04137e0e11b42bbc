/** What checkout must know of a line beside its facts: the names on its documents, what it asks for, and the rules of leaving it. */
import type { LineId } from '@emsal/lines/facts/line-ids';

export interface CheckoutLine {
  /** Heading of the policy. */
  policyTitle: string;
  /** The general conditions that the policy is subject to, as the sentence goes on after "Bu poliçe". */
  conditions: string;
  /** What is insured, as mails and messages name it; `{plate}` where a vehicle has one. */
  insuredThing: { withPlate: string; without: string };
  /** Beside the address. */
  asks: { payee: boolean; notarySale: boolean };
  /**
   * Days in which a consumer may leave without a reason; null where the policy is compulsory or so short that it would be used up.
   * 14 days: insurance regulator's page on distance sales; the exceptions are not confirmed (domain 7), so they stand here per line.
   */
  withdrawalDays: number | null;
}

const plain = { payee: false, notarySale: false };
const vehicle = { withPlate: '{plate} plakalı aracınız', without: 'aracınız' };
const of = (thing: string) => ({ withPlate: thing, without: thing });
const voluntary = 14;

export const checkoutLines: Readonly<Record<LineId, CheckoutLine>> = {
  TRAFFIC: {
    policyTitle: 'Zorunlu Mali Sorumluluk (Trafik) Sigortası Poliçesi',
    conditions: 'Karayolları Motorlu Araçlar Zorunlu Mali Sorumluluk Sigortası Genel Şartlarına',
    insuredThing: vehicle,
    asks: plain,
    withdrawalDays: null,
  },
  USEDVEHICLETRAFFIC: {
    policyTitle: 'Zorunlu Mali Sorumluluk (Trafik) Sigortası Poliçesi',
    conditions: 'Karayolları Motorlu Araçlar Zorunlu Mali Sorumluluk Sigortası Genel Şartlarına',
    insuredThing: vehicle,
    asks: { payee: false, notarySale: true },
    withdrawalDays: null,
  },
  SHORTTRAFFIC: {
    policyTitle: 'Kısa Süreli Trafik Sigortası Poliçesi',
    conditions: 'Karayolları Motorlu Araçlar Zorunlu Mali Sorumluluk Sigortası Genel Şartlarına',
    insuredThing: vehicle,
    asks: plain,
    withdrawalDays: null,
  },
  AUTO: {
    policyTitle: 'Kasko Sigortası Poliçesi',
    conditions: 'Kara Araçları Kasko Sigortası Genel Şartlarına',
    insuredThing: vehicle,
    asks: plain,
    withdrawalDays: voluntary,
  },
  ELECTRICVEHICLE: {
    policyTitle: 'Elektrikli Araç Kasko Sigortası Poliçesi',
    conditions: 'Kara Araçları Kasko Sigortası Genel Şartlarına',
    insuredThing: vehicle,
    asks: plain,
    withdrawalDays: voluntary,
  },
  IMM: {
    policyTitle: 'İhtiyari Mali Sorumluluk Sigortası Poliçesi',
    conditions: 'Motorlu Kara Taşıt Araçları İhtiyari Mali Sorumluluk Sigortası Genel Şartlarına',
    insuredThing: vehicle,
    asks: plain,
    withdrawalDays: voluntary,
  },
  GREENCARD: {
    policyTitle: 'Yeşil Kart Sigortası Poliçesi',
    conditions: 'Yeşil Kart Sigortası Genel Şartlarına',
    insuredThing: vehicle,
    asks: plain,
    withdrawalDays: null,
  },
  HEALTH: {
    policyTitle: 'Özel Sağlık Sigortası Poliçesi',
    conditions: 'Sağlık Sigortası Genel Şartlarına',
    insuredThing: of('sağlığınız'),
    asks: plain,
    withdrawalDays: voluntary,
  },
  COMPLEMENTHEALTH: {
    policyTitle: 'Tamamlayıcı Sağlık Sigortası Poliçesi',
    conditions: 'Sağlık Sigortası Genel Şartlarına',
    insuredThing: of('sağlığınız'),
    asks: plain,
    withdrawalDays: voluntary,
  },
  TRAVEL: {
    policyTitle: 'Seyahat Sağlık Sigortası Poliçesi',
    conditions: 'Seyahat Sağlık Sigortası Genel Şartlarına',
    insuredThing: of('yolculuğunuz'),
    asks: plain,
    withdrawalDays: null,
  },
  HOME: {
    policyTitle: 'Konut Sigortası Poliçesi',
    conditions: 'Yangın Sigortası Genel Şartlarına',
    insuredThing: of('konutunuz'),
    asks: { payee: true, notarySale: false },
    withdrawalDays: voluntary,
  },
  HOUSING: {
    policyTitle: 'Evim Güvende Sigortası Poliçesi',
    conditions: 'Yangın Sigortası Genel Şartlarına',
    insuredThing: of('konutunuz'),
    asks: { payee: true, notarySale: false },
    withdrawalDays: voluntary,
  },
  DASK: {
    policyTitle: 'Zorunlu Deprem Sigortası Poliçesi',
    conditions: 'Zorunlu Deprem Sigortası Genel Şartlarına',
    insuredThing: of('konutunuz'),
    asks: { payee: true, notarySale: false },
    withdrawalDays: null,
  },
  PET: {
    policyTitle: 'Evcil Hayvan Sigortası Poliçesi',
    conditions: 'Hayvan Hayat Sigortası Genel Şartlarına',
    insuredThing: of('evcil hayvanınız'),
    asks: plain,
    withdrawalDays: voluntary,
  },
  PHONE: {
    policyTitle: 'Cep Telefonu Sigortası Poliçesi',
    conditions: 'Elektronik Cihaz Sigortası Genel Şartlarına',
    insuredThing: of('telefonunuz'),
    asks: plain,
    withdrawalDays: voluntary,
  },
  PERSONALACCIDENT: {
    policyTitle: 'Ferdi Kaza Sigortası Poliçesi',
    conditions: 'Ferdi Kaza Sigortası Genel Şartlarına',
    insuredThing: of('siz'),
    asks: plain,
    withdrawalDays: voluntary,
  },
};

/** @param plate as people write it, or empty */
export const insuredThing = (line: LineId, plate: string): string => {
  const { withPlate, without } = checkoutLines[line].insuredThing;
  return plate === '' ? without : withPlate.replace('{plate}', plate);
};
