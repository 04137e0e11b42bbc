/** Labels of what a seller says about itself. */
export const sellerTexts = {
  title: 'Satıcı',
  legalName: 'Unvan',
  registryNo: 'Levha no',
  address: 'Adres',
  contact: 'İletişim',
  complaints: 'Şikâyet',
  earning: 'Kazancımız',
} as const;
