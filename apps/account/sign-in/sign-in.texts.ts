import { brand } from '@emsal/brand/brand';

export const signInTexts = {
  login: {
    title: 'Giriş yap',
    heading: 'Numaranızla girin',
    lead: 'Parola yok. Üyeliğiniz yoksa da buradan başlar.',
    submit: 'Giriş kodu gönder',
    other: 'Üye değil misiniz? Üye olun',
  },
  register: {
    title: 'Üye ol',
    heading: 'Numaranızla üye olun',
    lead: 'Parola yok: girişte telefonunuza bir kod gelir.',
    submit: 'Üyelik kodu gönder',
    other: 'Zaten üye misiniz? Giriş yapın',
  },
  identity: 'TCKN veya VKN',
  identityHint: '11 haneli kimlik ya da 10 haneli vergi numarası',
  phone: 'Cep telefonu',
  phoneHint: 'Giriş kodu bu numaraya gelir',
  email: 'E-posta',
  emailHint: 'Poliçeleriniz buraya da gelsin diye',
  agreement: [
    { text: 'Kullanıcı sözleşmesini', href: '/kullanici-sozlesmesi' },
    ' ve ',
    { text: 'gizlilik politikasını', href: '/gizlilik-politikasi' },
    ' kabul ediyorum',
  ],
  agreementMissing: 'Devam etmek için sözleşmeyi ve gizlilik politikasını kabul edin',
  code: {
    title: 'Gelen kodu girin',
    change: 'Kimlik numarasını ya da telefonu düzelt',
    lost: 'Eski telefonum elimde değil',
    company: 'Şirket hesabını imzalı beyanla aç',
  },
  never: 'Kodu kimseye söylemeyin. Sizi arayıp kod istemeyiz; isteyen olursa telefonu kapatın.',
  birthDate: {
    title: 'Doğum tarihiniz',
    heading: 'İlk gelişiniz, hoş geldiniz',
    lead: 'Telefonunuz doğrulandı. Doğum tarihinizle kimliğinizi doğrularız.',
    label: 'Doğum tarihi',
    hint: 'Örneğin 7 4 1988',
    submit: 'Üyeliğimi aç',
    marketing: 'Kampanya izni istemiyoruz. Dilerseniz sonra kendiniz açarsınız.',
  },
  call: (phone: string) => `Takılırsanız arayın: ${phone}`,
  phoneNumber: brand.phones.sales,
} as const;
