import type { AccountRequest } from '@emsal/api/calls/customer-account/help';

type State = AccountRequest['state'];

export const stateNames: Readonly<Record<State, string>> = {
  received: 'Alındı',
  inReview: 'İnceleniyor',
  waitingForCustomer: 'Sizden yanıt bekliyor',
  atInsurer: 'Sigorta şirketinde',
  done: 'Tamamlandı',
  refused: 'Kabul edilmedi',
  withdrawn: 'Geri çekildi',
};

interface Topic {
  href: string;
  title: string;
  text: string;
  /** What people also call it. */
  words: string;
}

/** Those that stand under the heading; the search knows them and the others. */
export const mainTopics: readonly Topic[] = [
  {
    href: '/islem-rehberi',
    title: 'İptal, iade ve belge',
    text: 'Adım adım ne yapılır',
    words: 'ödeme taksit para geri rehber',
  },
  {
    href: '/uyelik/hesabim',
    title: 'Poliçeleriniz ve belgeleri',
    text: 'PDF, bitiş günü, bilgileriniz',
    words: 'poliçe indir yenileme zeyil makbuz adres e-posta',
  },
  {
    href: '/police-iptal/basvuru',
    title: 'Poliçe iptali',
    text: 'Aracınızı sattıysanız',
    words: 'aracı sattım araba satış noter iade',
  },
  {
    href: '/uyelik/indirimlerim',
    title: 'İndirim ve kuponlar',
    text: 'Kodlarınız, iadeleriniz',
    words: 'kampanya kupon kod',
  },
  {
    href: '/gizlilik-politikasi',
    title: 'Gizlilik',
    text: 'Verilerinizi nasıl kullandığımız',
    words: 'kişisel veri kvkk izin',
  },
];
export const otherTopics: readonly Topic[] = [
  {
    href: '/police-iptal/takip',
    title: 'İptal başvurum nerede?',
    text: 'Adımları ve iadeyi izleyin',
    words: 'takip iade ne zaman',
  },
  {
    href: '/iade-iban-bilgisi',
    title: 'İade için IBAN',
    text: 'Kartınız iadeyi kabul etmediyse',
    words: 'hesap banka para',
  },
  {
    href: '/plaka-ekle',
    title: 'Yeni aracın plakası',
    text: 'Plakasız alınan poliçeye plaka ekleyin',
    words: 'ruhsat zeyil sıfır araç',
  },
  {
    href: '/uyelik/hesabim/police-ekle',
    title: 'Başka yerden alınan poliçe',
    text: 'Bitişini hatırlatalım',
    words: 'ekle hatırlatma',
  },
  {
    href: '/uyelik/hesabim/guvenlik',
    title: 'Telefon ve giriş',
    text: 'Telefon ekleyin, oturumları kapatın',
    words: 'numara değişti güvenlik hesap',
  },
  {
    href: '/uyelik/paylas-kazan',
    title: 'Arkadaş daveti',
    text: 'Bağlantınız ve çekleriniz',
    words: 'paylaş kazan market çeki',
  },
];

export const helpTexts = {
  title: 'Yardım',
  heading: 'Neye ihtiyacınız var?',
  topics: 'Konular',
  search: 'Yardımda ara',
  searchButton: 'Ara',
  found: 'Arama sonuçları',
  notFound: (query: string) => `“${query}” için bir konu bulamadık. Aşağıdan bize yazabilirsiniz.`,
  talk: 'Biriyle konuşun',
  talkText: 'Hat her gün, her saat açık. Poliçe numaranız yanınızdaysa daha çabuk ilerleriz.',
  whatsapp: 'WhatsApp’tan yaz',
  write: 'Talep aç',
  requests: 'Taleplerim',
  noRequests: 'Henüz talebiniz yok. Açtığınız talepler durumlarıyla burada görünür.',
  number: (number: string, day: string) => `Talep ${number}, ${day}`,
  ofPolicy: (policyNo: string) => `Poliçe ${policyNo}`,
  promised: (day: string) => `En geç ${day} günü dönüyoruz`,
  overdue: (day: string) => `${day} günü için söz vermiştik. Geciktik, bizi arayabilirsiniz.`,
  follow: 'Adımlarını gör',
  answered: 'Yanıtlandı',
  form: 'Bize yazın',
  formLead: 'En geç bir sonraki iş günü döneriz.',
  category: 'Ne tür bir talep?',
  subject: 'Konu',
  policy: 'Hangi poliçe?',
  policyHint: 'Talebiniz bir poliçeyle ilgiliyse seçin',
  details: 'Anlatın',
  answerBy: 'Nasıl dönelim?',
  answerTo: (way: string, contact: string) => `${way}: ${contact}`,
  submit: 'Talebi gönder',
  sent: 'Talebiniz bize ulaştı',
  sentText: (number: string, day: string) => `Talep numaranız ${number}. En geç ${day} günü döneriz.`,
} as const;
