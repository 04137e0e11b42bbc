import type { NeededFiles } from '@emsal/api/calls/self-service/needed-files';
import { brand } from '@emsal/brand/brand';

const inWords = ['Bir', 'İki', 'Üç', 'Dört', 'Beş', 'Altı'] as const;
const numberWord = (count: number): string => inWords[count - 1] ?? String(count);

const purposes: Readonly<Record<NeededFiles['purpose'], string>> = {
  cancellation: 'Poliçenizin iptali için.',
  addendum: 'Poliçenizdeki değişiklik için.',
  other: '',
};

export const documentsTexts = {
  title: 'İstenen belgeler',
  heading: (missing: number) => (missing === 0 ? 'Belgeleriniz tamam' : `${numberWord(missing)} belge kaldı`),
  lead: ({ lineName, purpose }: Pick<NeededFiles, 'lineName' | 'purpose'>) =>
    [`${lineName}.`, purposes[purpose], 'Fotoğraf çekin ya da dosya seçin.']
      .filter((part) => part.length > 1)
      .join(' '),
  done: 'Belgeleri inceleyip sonucu size SMS ile bildiririz. Bu sayfayı kapatabilirsiniz.',
  until: (day: string, time: string) => `Bağlantının sonu: ${day} ${time}`,
  list: 'Belgeler',
  states: {
    waiting: 'Bekliyor',
    received: 'Alındı',
    again: 'Yeniden yükleyin',
    accepted: 'Kabul edildi',
    sending: 'Gönderiliyor',
  },
  fileOf: (title: string) => `${title}: fotoğraf çekin ya da dosya seçin`,
  retry: (name: string) => `${name}: yeniden gönder`,
  interrupted: 'Yükleme yarıda kaldı. Yeniden gönderin.',
  open: (name: string) => `Gönderdiğiniz dosya: ${name}`,
  photo: 'İyi bir fotoğraf',
  good: ['Dört köşe kadrajda', 'Düz zemin, yandan ışık'],
  bad: ['Parmak, gölge, flaş'],
  who: (firmName: string) => `Belgeleri yalnızca ${firmName} ve ekibimiz görür.`,
  over: 'Bağlantının süresi doldu',
  unknown: 'Bağlantıyı açamadık',
  call: `${brand.phones.sales}’ı ara`,
} as const;
