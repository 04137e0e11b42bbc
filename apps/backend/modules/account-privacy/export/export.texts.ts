import type { permissionSources } from '@emsal/api/calls/customer-account/permissions';

export const exportTexts = {
  fileName: 'verilerim',
  title: 'Hesabınızdaki verileriniz',
  prepared: (day: string) =>
    `${day} günü isteğinizle hazırlandı. Kimlik ve telefon numaralarınız hesabınızda olduğu gibi gizlenmiştir.`,
  person: {
    title: 'Kişisel bilgiler',
    name: 'Ad soyad',
    company: 'Unvan',
    identityNo: 'Kimlik ya da vergi numarası',
    birthDate: 'Doğum tarihi',
    job: 'Meslek',
    email: 'E-posta',
  },
  telephones: 'Giriş telefonları',
  passkeys: 'Geçiş anahtarları',
  since: (day: string) => `${day} gününden beri`,
  agreements: {
    title: 'Kabul ettiğiniz metinler',
    userAgreement: 'Kullanıcı sözleşmesi',
    privacyPolicy: 'Gizlilik politikası',
    entry: (version: string, day: string) => `Metin ${version}, ${day}`,
  },
  permissions: {
    title: 'İletişim izinleri',
    channel: (name: string, day: string) => `${name}, ${day}`,
    entry: (isGiven: boolean, source: (typeof permissionSources)[number]) =>
      `${isGiven ? 'Açıldı' : 'Kapatıldı'} (${sources[source]})`,
  },
  policies: { title: 'Poliçeler', entry: (firm: string, days: string) => `${firm}, ${days}` },
  offers: {
    title: 'Açık teklifler',
    entry: (price: string, day: string) => `en düşük ${price}, ${day} gününe kadar`,
  },
  watches: { title: 'Fiyat takipleri', until: (day: string) => `en geç ${day} gününe kadar` },
  disclosures: {
    title: 'Kimlik numaranızın gittiği şirketler',
    entry: (line: string, day: string) => `${line} teklifi, ${day}`,
    assistant: (day: string) => `Yapay zekâ asistanınız teklifleri gördü, ${day}`,
  },
  looks: 'Bizden kim baktı',
  requests: { title: 'Talepler', entry: (number: string, day: string) => `${number}, ${day}` },
  coupons: { title: 'Kuponlar', until: (day: string) => `${day} gününe kadar` },
  discounts: 'Alışverişlerden kazandıklarınız',
  awards: 'Davetten kazandıklarınız',
  sessions: { title: 'Açık oturumlar', until: (day: string) => `${day} gününe kadar açık` },
} as const;

const sources: Readonly<Record<(typeof permissionSources)[number], string>> = {
  account: 'hesabınızdan',
  purchase: 'teklif ya da poliçe alırken',
  form: 'kampanya formunda',
  desk: 'isteğinizle, danışmanımız',
};

export const channelNames = { sms: 'SMS', email: 'E-posta', call: 'Sesli arama' } as const;
