/** The eighteen step names of the menu (spec funnel 2.3), as shown to the visitor. */
export const menuNames = {
  offer: 'Teklif bilgileri',
  standard: 'Temel bilgiler',
  personal: 'Kişisel bilgiler',
  vehicle: 'Araç bilgileri',
  licence: 'Ruhsat bilgileri',
  job: 'Meslek bilgisi',
  vehicleFeatures: 'Araç özellikleri',
  currentPolicy: 'Mevcut poliçe',
  device: 'Cihaz bilgileri',
  home: 'Konut bilgileri',
  address: 'Adres bilgileri',
  health: 'Sağlık bilgileri',
  insured: 'Sigortalı bilgileri',
  pet: 'Evcil hayvan bilgileri',
  travel: 'Seyahat bilgileri',
  assets: 'Araçlarım',
  parent: 'Ebeveyn bilgileri',
  personsInsured: 'Sigortalanacak kişiler',
} as const;

export type MenuName = keyof typeof menuNames;
