export const addressTexts = {
  city: 'İl',
  cityEmpty: 'Yaşadığınız ili seçin',
  district: 'İlçe',
  districtEmpty: 'Yaşadığınız ilçeyi seçin',
  districtHint: 'Önce ili seçin.',
  address: 'Açık adres',
  addressHint: 'Mahalle, sokak, kapı ve daire numarası.',
  addressEmpty: 'Mahalle, sokak ve kapı numarasını yazın',
} as const;
