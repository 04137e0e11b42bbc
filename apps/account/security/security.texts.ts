import type { Telephone } from '../area/telephone';

export const securityTexts = {
  title: 'Güvenlik',
  telephones: {
    title: 'Giriş telefonları',
    lead: 'Hesabınıza bu numaralarla girilir. Giriş kodu, girerken yazdığınız numaraya gelir.',
    since: (day: string, provenBy: Telephone['provenBy']) => `${ways[provenBy]}, ${day}`,
    remove: 'Kaldır',
    removeOne: (phone: string) => `Kaldır: ${phone}`,
    question: {
      title: 'Telefon kaldırılsın mı?',
      text: (phone: string) =>
        `${phone} ile artık hesabınıza girilemez. Yalnızca bu numarayla açılan oturumlar ve eklenen geçiş anahtarları kapanır.`,
    },
    confirm: 'Telefonu kaldır',
    lost: 'Eski telefonum elimde değil',
  },
  add: {
    title: 'Kodla telefon ekle',
    phone: 'Yeni telefon',
    lastFour: 'Kayıtlı bir numaranızın son 4 hanesi',
    lastFourHint: 'Hesabınıza bağlı telefonlardan biri',
    lastFourWrong: 'Son 4 haneyi yazın',
    send: 'Kod gönder',
    submit: 'Telefonu ekle',
    again: 'Numarayı düzelt ya da yeni kod iste',
  },
  sessions: {
    title: 'Açık oturumlar',
    opened: (day: string, time: string) => `${day}, saat ${time}`,
    ends: (day: string) => `${day} gününe kadar açık kalır`,
    current: 'Bu cihaz',
    endOthers: 'Öbür oturumları kapat',
    question: {
      title: 'Öbür oturumlar kapatılsın mı?',
      text: 'Hesabınız yalnızca bu cihazda açık kalır. Öbür cihazlarda yeniden giriş yapmanız gerekir.',
    },
    confirm: 'Oturumları kapat',
  },
  identities: {
    title: 'Bu telefonla açılan hesaplar',
    lead: 'Başka bir hesaba geçerken bu hesaptan çıkarsınız.',
    current: 'Şu an buradasınız',
    unnamed: 'Adı kayıtlı değil',
    change: 'Geç',
    changeTo: (name: string) => `Geç: ${name}`,
    question: {
      title: 'Bu hesaptan çıkılsın mı?',
      text: (name: string) =>
        `${name} hesabına geçmek için çıkış yapılır. Sonra o hesabın kimlik numarası ve telefonuyla girersiniz.`,
    },
    confirm: 'Çıkış yap ve geç',
  },
} as const;

const ways: Readonly<Record<Telephone['provenBy'], string>> = {
  birthDate: 'Üyelik bununla açıldı',
  code: 'Kodla eklendi',
  declaration: 'İmzalı beyanla eklendi',
};
