/** Plates with a documented effect in the vehicle registry. The insurers' special plates (insurer-references.ts) are ordinary cars here, except two. */
export interface VehicleTraits {
  /** The registry does not know the plate. */
  isUnknown?: boolean;
  isDown?: boolean;
  /** Found only together with this licence serial, `AB123456`. */
  onlyWithLicence?: string;
  /** Age in years. */
  age?: number;
  /** `brandCode-typeCode` of the reference data. */
  type?: string;
  usageType?: string;
  hasLpg?: boolean;
  currentPolicy?: 'none' | 'endsSoon' | 'endsInDays' | 'runsLong' | 'notYet';
  claims?: number;
  chassisNo?: string;
}
export interface SpecialPlate {
  plate: string;
  effect: string;
  traits: VehicleTraits;
}

export const specialPlates: readonly SpecialPlate[] = [
  {
    plate: '34ABC12',
    effect: 'Yedi yaşında BMW 320i; güncel poliçesi 20 gün sonra bitiyor.',
    traits: { type: '005-103', age: 7, currentPolicy: 'endsSoon' },
  },
  {
    plate: '34YEN01',
    effect: 'WBA3A5C50DF123456 şasi numaralı araç: plakasız sigortalanan araca plaka eklenirken eşleşir.',
    traits: { chassisNo: 'WBA3A5C50DF123456' },
  },
  { plate: '34YOK01', effect: 'Araç kaydında yok; bilgiler elle girilir.', traits: { isUnknown: true } },
  {
    plate: '34BLG01',
    effect: 'Yalnız AB123456 belge seri numarasıyla bulunur.',
    traits: { onlyWithLicence: 'AB123456' },
  },
  {
    plate: '34BLG02',
    effect: 'Yalnız ZY654321 belge seri numarasıyla bulunur; trafik poliçesi sürüyor.',
    traits: { onlyWithLicence: 'ZY654321', currentPolicy: 'runsLong' },
  },
  {
    plate: '34KPL01',
    effect: 'Araç kaydı 503 yanıtı verir; form elle sürer. Trafik poliçesi sürüyor.',
    traits: { isDown: true, currentPolicy: 'runsLong' },
  },
  { plate: '34ONY10', effect: 'On dört yaşında bir araç.', traits: { age: 14 } },
  { plate: '34PHL40', effect: 'Yüksek değerli bir araç (Ferrari).', traits: { type: 'highest', age: 1 } },
  {
    plate: '34PNL01',
    effect: 'Panelvan, ticari kullanım; trafik poliçesi sürüyor.',
    traits: { usageType: '027021', currentPolicy: 'runsLong' },
  },
  {
    plate: '34PNL02',
    effect: 'Panelvan, ticari kullanım; trafik poliçesi 20 gün sonra bitiyor.',
    traits: { usageType: '027021', currentPolicy: 'endsSoon' },
  },
  { plate: '34KMY01', effect: 'Kamyonet, ticari kullanım.', traits: { usageType: '028022' } },
  { plate: '34LPG01', effect: 'Sonradan LPG takılmış araç.', traits: { hasLpg: true } },
  { plate: '34LPG02', effect: 'Fabrika çıkışlı LPG’li araç.', traits: { type: '013-101', age: 2 } },
  { plate: '34PLC00', effect: 'Güncel trafik ve kasko poliçesi yok.', traits: { currentPolicy: 'none' } },
  {
    plate: '34TRF01',
    effect:
      'Trafik ve kasko poliçesi 300 gün daha sürüyor: İMM ve yeşil kart alınabilir, yenileme için hatırlatma istenir.',
    traits: { currentPolicy: 'runsLong' },
  },
  {
    plate: '34TRF05',
    effect: 'Trafik poliçesi 5 gün sonra bitiyor: daha uzun seyahate yeşil kart verilmez.',
    traits: { currentPolicy: 'endsInDays' },
  },
  {
    plate: '34TRF10',
    effect: 'Trafik poliçesi 10 gün sonra başlıyor: bugün İMM alınamaz.',
    traits: { currentPolicy: 'notYet' },
  },
  { plate: '34ELK01', effect: 'Elektrikli bir araç (Togg).', traits: { type: '061-101', age: 1 } },
  {
    plate: '34ELK00',
    effect: 'Elektrikli bir araç; güncel poliçesi yok.',
    traits: { type: '061-101', age: 1, currentPolicy: 'none' },
  },
  { plate: '34HSR01', effect: 'Son yılda üç hasar.', traits: { claims: 3 } },
];

const byPlate = new Map(specialPlates.map((row) => [row.plate, row.traits]));
export const traitsOf = (plate: string): VehicleTraits => byPlate.get(plate) ?? {};
