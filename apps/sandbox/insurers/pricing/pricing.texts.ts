/** Texts of the sandbox insurers: surcharges and conditions. */
import type { SurchargeKind } from '@emsal/pricing/price-parts';

export const surchargeTexts: Readonly<Record<SurchargeKind, string>> = {
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
  buildingAge: '2000 öncesi yapı ek primi (%10)',
  building: 'Yapı ek primi (yapı türü, yaşı, kat)',
  buildingHeight: '8 kat ve üstü bina ek primi (%10)',
  age: 'Yaş ek primi',
  activity: 'Spor ek primi',
  network: 'Geniş ağ ek primi',
  breed: 'Irk ek primi',
  minimum: 'En az prime tamamlama',
  other: 'Ek prim',
};

export const campaignTexts = {
  child: (ages: string) => `${ages} yaşında çocuğu olan ve 18 yaşını doldurmuş ebeveynlere.`,
  job: 'İndirim güncel mesleğinize göre değişir; poliçeden sonra belge istenebilir.',
  driverByAge: (age: number, licenceYears: number) =>
    `${age} yaşından büyük ve en az ${licenceYears} yıllık ehliyeti olan sürücülere.`,
  driverByDeductible: (percent: number) => `Hasarda %${percent} muafiyet kabul edenlere.`,
};
