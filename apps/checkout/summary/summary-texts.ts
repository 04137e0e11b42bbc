export const summaryTexts = {
  title: 'Poliçe bilgilerini onaylayın',
  insured: 'Sigortalı',
  name: 'Ad soyad',
  identityNo: 'Kimlik numarası',
  phone: 'Cep telefonu',
  edit: 'Düzelt',
  editInsured: 'Sigortalı bilgilerini düzelt',
  editAssumptions: 'Teklifin dayandığı bilgileri düzelt',
  assumptions: 'Teklif bu bilgilerle hesaplandı',
  contact: 'İletişim ve adres',
  email: 'E-posta',
  emailHint: 'Poliçenizin PDF’ini buraya göndeririz.',
  documents: 'Okumanız gereken belgeler',
  version: (version: string) => `PDF, sürüm ${version}`,
  documentsAccept: 'Belgeleri okudum, onaylıyorum',
  documentsEmpty: 'Belgeleri okuyup onay kutusunu işaretleyin',
  opensInNewTab: 'yeni sekmede açılır',
  terms: 'Cayma, iade ve indirim koşulları',
  permissions: 'İletişim izinleri',
  permissionsHint: 'Kampanya ve yenileme hatırlatmaları içindir. İşaretlemeden de devam edebilirsiniz.',
  toPayment: 'Ödemeye geç',
} as const;

export type PermissionChannel = 'sms' | 'call' | 'email';

/** A permission of its own for each channel. */
export const permissionLabels: Readonly<Record<PermissionChannel, string>> = {
  sms: 'SMS ile haber alabilirim',
  call: 'Telefonla aranabilirim',
  email: 'E-posta ile haber alabilirim',
};
