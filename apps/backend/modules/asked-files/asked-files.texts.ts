/** Which files an employee may ask for, as customers read it, and the messages that ask. */
import { brand } from '@emsal/brand/brand';
import type { EntryPurpose } from '@emsal/api/calls/entry';
import { capitalised } from '@emsal/platform/formats/words';
import type { MailText } from '../../mail-layout/mail-layout';
import { documentsLinkHours } from './documents-link-hours';

interface AskedFileFacts {
  title: string;
  hint: string;
  /** Pictures unless the paper is long. */
  purpose: Extract<EntryPurpose, 'requestFile' | 'requestPdf'>;
}

export const askedFileKinds = {
  registration: { title: 'Ruhsat', hint: 'Plaka ve belge seri numarası okunsun.', purpose: 'requestFile' },
  salePage1: { title: 'Noter satış belgesi, 1. sayfa', hint: 'Noterin mührü görünsün.', purpose: 'requestFile' },
  salePage2: { title: 'Noter satış belgesi, 2. sayfa', hint: 'Alıcının imzası görünsün.', purpose: 'requestFile' },
  identityFront: { title: 'Kimlik, ön yüz', hint: 'Fotoğraf ve numara okunsun.', purpose: 'requestFile' },
  identityBack: { title: 'Kimlik, arka yüz', hint: 'Seri numarası okunsun.', purpose: 'requestFile' },
  proxy: { title: 'Vekâletname', hint: 'Bütün sayfaları tek PDF’te gönderin.', purpose: 'requestPdf' },
} as const satisfies Record<string, AskedFileFacts>;
export type AskedFileKind = keyof typeof askedFileKinds;

interface Asking {
  /** e.g. `trafik`. */
  lineName: string;
  titles: readonly string[];
  url: string;
}

export const askingMail = ({ lineName, titles, url }: Asking): MailText => ({
  subject: `${capitalised(lineName)} sigortanız için belge gerekiyor`,
  paragraphs: [
    `Sigorta şirketi sizden şunları istiyor: ${titles.join('; ')}.`,
    `Fotoğraflarını çekip aşağıdaki bağlantıdan yükleyin. Bağlantı ${documentsLinkHours} saat açıktır.`,
    `Sorularınız için ${brand.phones.sales} numarasını arayın.`,
  ],
  link: { label: 'Belgeleri yükle', url },
});

export const askingSms = ({ lineName, titles, url }: Asking): string =>
  `${brand.name}: ${lineName} sigortanız için ${titles.length} belge gerekiyor. ${documentsLinkHours} saat içinde yükleyin: ${url}`;
