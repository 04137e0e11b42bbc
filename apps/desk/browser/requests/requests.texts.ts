import type { FileState } from '@emsal/api/request-states';
import type { RequestKind, RequestList, RequestState, StaffMove } from '@emsal/api/desk/request-shapes';

const kinds: Readonly<Record<RequestKind, string>> = {
  cancellation: 'İptal',
  addendum: 'Zeyil',
  documents: 'Belge',
  iban: 'İade hesabı',
  help: 'Yardım',
};
const states: Readonly<Record<RequestState, string>> = {
  received: 'Bekliyor',
  inReview: 'İnceleniyor',
  waitingForCustomer: 'Müşteriyi bekliyor',
  atInsurer: 'Sigorta şirketinde',
  done: 'Yapıldı',
  refused: 'Reddedildi',
  withdrawn: 'Vazgeçildi',
};
const fileStates: Readonly<Record<FileState, string>> = {
  waiting: 'Bekleniyor',
  received: 'Geldi',
  again: 'Geri gönderildi',
  accepted: 'Kabul edildi',
};
const moves: Readonly<Record<StaffMove, string>> = {
  inReview: 'Üstlen',
  waitingForCustomer: 'Müşteriden iste',
  atInsurer: 'Şirkete gönder',
  done: 'Yapıldı',
  refused: 'Reddet',
};

export const requestsTexts = {
  title: 'Talepler',
  lead: 'Müşterilerin satıştan sonraki istekleri, söz verilen güne göre sıralı. Baktığınız her talep kayda geçer.',
  lists: 'Liste',
  list: { nobody: 'Bekleyen', mine: 'Benim', ended: 'Kapanan' } satisfies Record<RequestList, string>,
  columns: { who: 'Müşteri', kind: 'İstek', product: 'Ürün', promisedOn: 'Söz verilen gün', state: 'Durum' },
  kind: (kind: RequestKind) => kinds[kind],
  state: (state: RequestState) => states[state],
  move: (to: StaffMove) => moves[to],
  takeBack: 'Beklemeden incele',
  moved: (to: StaffMove) => `Durum değişti: ${states[to]}.`,
  nothing: {
    nobody: 'Bekleyen talep yok.',
    mine: 'Üstlendiğiniz talep yok.',
    ended: 'Kapanan talep yok.',
  } satisfies Record<RequestList, string>,
  total: (count: number) => `${count} talep`,
  unnamed: (id: string) => `Talep ${id}`,
  back: 'Talepler',
  about: (kind: string, product: string, at: string) => [kind, product, at].filter(Boolean).join(' · '),
  facts: 'İstek',
  number: 'Talep no',
  phone: 'Telefon',
  email: 'E-posta',
  promisedOn: 'Söz verilen gün',
  employee: 'Çalışan',
  nobody: 'Yok',
  files: 'Dosyalar',
  noFiles: 'Dosya gönderilmedi.',
  open: (title: string) => `${title}: indir`,
  fileState: (state: FileState) => fileStates[state],
  accept: 'Kabul et',
  acceptFile: (title: string) => `${title}: kabul et`,
  accepted: (title: string) => `Kabul edildi: ${title}.`,
  giveBack: 'Geri gönder',
  giveBackFile: (title: string) => `${title}: geri gönder`,
  givenBack: (title: string) => `Geri gönderildi: ${title}. Müşteriye mesaj gidiyor.`,
  reasonMissing: 'Önce nedenini seçin',
  whyBack: (title: string) => `${title}: nesi uygun değil?`,
  history: 'Olanlar',
  asked: 'Ne isteyelim?',
  refusal: 'Neden reddediyoruz?',
  readByCustomer: 'Müşteri bunu okur',
} as const;
