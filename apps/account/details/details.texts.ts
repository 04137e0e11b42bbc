export const detailsTexts = {
  title: 'Bilgilerinizi tamamlayın',
  lead: 'Kayıtlarda bulamadık; bir kez yazın, tekliflerde yeniden sormayalım.',
  firstName: 'Ad',
  lastName: 'Soyad',
  companyName: 'Şirketin unvanı',
  city: 'İl',
  district: 'İlçe',
  cityMissing: 'İlinizi seçin',
  districtMissing: 'İlçenizi seçin',
  submit: 'Kaydet ve devam et',
  later: 'Sonra tamamla',
} as const;
