import type { AdviserMove, ApplicationList, ApplicationState } from '@emsal/api/desk/application-shapes';
import { callWindows, type CallWindow } from '@emsal/api/call-windows';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { lineFacts } from '@emsal/lines/registry/facts-of';

const states: Readonly<Record<ApplicationState, string>> = {
  received: 'Danışman bekliyor',
  taken: 'Danışmanda',
  waitingForCustomer: 'Müşteriyi bekliyor',
  sold: 'Satıldı',
  notSold: 'Satılmadı',
  withdrawn: 'Vazgeçildi',
};

const moves: Readonly<Record<AdviserMove, string>> = {
  received: 'Geri bırak',
  taken: 'Üstlen',
  waitingForCustomer: 'Müşteri bekleniyor',
  sold: 'Satıldı',
  notSold: 'Satılmadı',
};

export const applicationsTexts = {
  title: 'Danışmanlık',
  lead: 'Danışmanın hazırladığı başvurular, aranacağı güne göre sıralı. Baktığınız her başvuru kayda geçer.',
  lists: 'Liste',
  list: { nobody: 'Bekleyen', mine: 'Benim', ended: 'Kapanan' } satisfies Record<ApplicationList, string>,
  columns: { who: 'Başvuran', line: 'Ürün', promisedOn: 'Aranacağı gün', callWindow: 'Saat', state: 'Durum' },
  line: (line: LineId) => lineFacts[line].name,
  state: (state: ApplicationState) => states[state],
  hours: (window: CallWindow | null) => (window === null ? 'Fark etmez' : callWindows[window]),
  nothing: {
    nobody: 'Bekleyen başvuru yok.',
    mine: 'Üstlendiğiniz başvuru yok.',
    ended: 'Kapanan başvuru yok.',
  } satisfies Record<ApplicationList, string>,
  total: (count: number) => `${count} başvuru`,
  unnamed: (id: string) => `Başvuru ${id}`,
  back: 'Danışmanlık',
  about: (line: string, at: string) => `${line} · ${at}`,
  facts: 'Başvuru',
  number: 'Başvuru no',
  phone: 'Telefon',
  promisedOn: 'En geç aranacağı gün',
  callWindow: 'Aranmak istediği saat',
  reason: 'Danışmana yönlendirilme nedeni',
  offer: 'Teklif',
  adviser: 'Danışman',
  noAdviser: 'Yok',
  move: (to: AdviserMove) => moves[to],
  moved: (to: AdviserMove) => `Durum değişti: ${to === 'received' ? states.received : moves[to]}.`,
  file: 'Form',
  fileLead: 'Sağlık bilgisi içerebilir. Müşteri hattayken açın; açtığınız kayda geçer.',
  open: 'Formu aç',
  fileOfOthers: 'Formu yalnızca başvuruyu üstlenen danışman açabilir.',
} as const;
