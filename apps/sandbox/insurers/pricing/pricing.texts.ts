/** Words of the sandbox insurers: what they call parts of a price, products and conditions. */
import type { InsurerOffer } from '@emsal/insurers/quote-answer';
import type { QuotedLine } from '@emsal/insurers/quote-request';

export const surchargeTexts: Readonly<Record<InsurerOffer['surcharges'][number]['kind'], string>> = {
  step: 'Hasarsızlık basamağı ek primi',
  late: 'Gecikme ek primi',
  driverAge: 'Sürücü yaşı ek primi',
  vehicleAge: 'Araç yaşı ek primi',
  city: 'İl ek primi',
  usage: 'Kullanım ek primi',
  accessories: 'Aksesuar primi',
  lpg: 'LPG primi',
  imm: 'İhtiyari mali mesuliyet primi',
  cover: 'Ek teminat primi',
  other: 'Batarya ve şarj kablosu primi',
};

export const discountTexts = {
  noClaim: (percent: number) => `Hasarsızlık indirimi (%${percent})`,
  step: (step: number) => `Hasarsızlık indirimi (${step}. basamak)`,
  online: 'Çevrim içi satış indirimi',
  code: (code: string) => `İndirim kodu ${code}`,
  job: (percent: number) => `Meslek indirimi (%${percent})`,
  child: (ages: string) => `Çocuk indirimi (${ages} yaş)`,
  driver: (percent: number) => `Sürücü indirimi (%${percent})`,
};

export const campaignTexts = {
  child: (ages: string) => `${ages} yaşında çocuğu olan ve 18 yaşını doldurmuş ebeveynlere.`,
  job: 'İndirim güncel mesleğinize göre değişir; poliçeden sonra belge istenebilir.',
  driverByAge: (age: number, licenceYears: number) =>
    `${age} yaşından büyük ve en az ${licenceYears} yıllık ehliyeti olan sürücülere.`,
  driverByExcess: (percent: number) => `Hasarda %${percent} muafiyet kabul edenlere.`,
};

export const productNames: Readonly<Record<QuotedLine, string>> = {
  AUTO: 'Genişletilmiş Kasko',
  ELECTRICVEHICLE: 'Elektrikli Araç Kaskosu',
  TRAFFIC: 'Zorunlu Trafik Sigortası',
  SHORTTRAFFIC: 'Kısa Süreli Trafik Sigortası',
  USEDVEHICLETRAFFIC: 'Zorunlu Trafik Sigortası',
  IMM: 'İhtiyari Mali Mesuliyet Sigortası',
  GREENCARD: 'Yeşil Kart Sigortası',
};
