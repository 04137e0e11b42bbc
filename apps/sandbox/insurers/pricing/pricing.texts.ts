/** Texts of the sandbox insurers: price parts, products and conditions. */
import type { CoverExtent, InsurerOffer } from '@emsal/insurers/quote-answer';
import type { SoldLine } from '@emsal/lines/registry/facts-of';
import { authorisedShop } from '@emsal/tariffs/kasko/repair-shop';

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
  battery: 'Batarya ve şarj kablosu primi',
  other: 'Ek prim',
};

/** `figure` repeats the number in the description for its translation. */
export const discountTexts = {
  noClaim: (percent: number) => ({ description: `Hasarsızlık indirimi (%${percent})`, figure: String(percent) }),
  step: (step: number) => ({ description: `Hasarsızlık indirimi (${step}. basamak)`, figure: String(step) }),
  online: { description: 'Çevrim içi satış indirimi' },
  code: (code: string) => ({ description: `İndirim kodu ${code}` }),
  job: (percent: number) => ({ description: `Meslek indirimi (%${percent})`, figure: String(percent) }),
  child: (ages: string) => ({ description: `Çocuk indirimi (${ages} yaş)`, figure: ages }),
  driver: (percent: number) => ({ description: `Sürücü indirimi (%${percent})`, figure: String(percent) }),
};

/** What a cover pays where it has no limit. */
export const extentTexts: Readonly<Record<CoverExtent, (count: number) => string>> = {
  marketValue: () => 'Rayiç değer',
  unlimited: () => 'Limitsiz',
  timesPerYear: (count) => `Yılda ${count} kez`,
  partsPerYear: (count) => `Yılda ${count} parça`,
  timesPerJourney: (count) => `Seyahatte ${count} kez`,
  days: (count) => `${count} gün`,
  aroundTheClock: () => '7 gün 24 saat',
  authorisedShop: () => authorisedShop,
  contractedShop: () => 'Anlaşmalı',
  greenCardCountries: () => 'Yeşil kart ülkeleri',
  countryLimit: () => 'Gidilen ülkenin yasal limiti',
  percent: (count) => `%${count}`,
};

export const campaignTexts = {
  child: (ages: string) => `${ages} yaşında çocuğu olan ve 18 yaşını doldurmuş ebeveynlere.`,
  job: 'İndirim güncel mesleğinize göre değişir; poliçeden sonra belge istenebilir.',
  driverByAge: (age: number, licenceYears: number) =>
    `${age} yaşından büyük ve en az ${licenceYears} yıllık ehliyeti olan sürücülere.`,
  driverByDeductible: (percent: number) => `Hasarda %${percent} muafiyet kabul edenlere.`,
};

export const productNames: Readonly<Record<SoldLine, string>> = {
  AUTO: 'Genişletilmiş Kasko',
  ELECTRICVEHICLE: 'Elektrikli Araç Kaskosu',
  TRAFFIC: 'Zorunlu Trafik Sigortası',
  SHORTTRAFFIC: 'Kısa Süreli Trafik Sigortası',
  USEDVEHICLETRAFFIC: 'Zorunlu Trafik Sigortası',
  IMM: 'İhtiyari Mali Mesuliyet Sigortası',
  GREENCARD: 'Yeşil Kart Sigortası',
};
