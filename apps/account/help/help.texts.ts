import type { AccountRequest } from '@emsal/api/calls/customer-account/help';

type Kind = AccountRequest['kind'];
type State = AccountRequest['state'];

export const kindNames: Readonly<Record<Exclude<Kind, 'help'>, string>> = {
  cancellation: 'Poliçe iptali',
  addendum: 'Poliçe değişikliği',
  documents: 'İstenen belgeler',
  iban: 'İade hesabı',
};

export const stateNames: Readonly<Record<State, string>> = {
  received: 'Alındı',
  inReview: 'İnceleniyor',
  waitingForCustomer: 'Sizden yanıt bekliyor',
  atInsurer: 'Sigorta şirketinde',
  done: 'Tamamlandı',
  refused: 'Kabul edilmedi',
  withdrawn: 'Geri çekildi',
};

export const helpTexts = {
  title: 'Yardım',
  heading: 'Neye ihtiyacınız var?',
  topics: 'Konular',
  topicLinks: [
    { href: '/islem-rehberi', title: 'İptal, iade ve belge', text: 'Adım adım ne yapılır' },
    { href: '/uyelik/hesabim', title: 'Poliçeleriniz ve belgeleri', text: 'PDF, bitiş günü, bilgileriniz' },
    { href: '/police-iptal/basvuru', title: 'Poliçe iptali', text: 'Aracınızı sattıysanız' },
    { href: '/uyelik/indirimlerim', title: 'İndirim ve kuponlar', text: 'Kodlarınız, iadeleriniz' },
    { href: '/gizlilik-politikasi', title: 'Gizlilik', text: 'Verilerinizi nasıl kullandığımız' },
  ],
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
