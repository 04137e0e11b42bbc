/** The messages that ask for files, or for better ones. */
import { brand } from '@emsal/brand/brand';
import { capitalised } from '@emsal/platform/formats/words';
import type { MailText } from '../../mail-layout/mail-layout';
import { documentsLinkHours } from './documents-link-hours';

interface Asking {
  /** e.g. `trafik`. */
  lineName: string;
  titles: readonly string[];
  /** Those that were returned, each with what is wrong. */
  returned: readonly string[];
  url: string;
}

export const askingMail = ({ lineName, titles, returned, url }: Asking): MailText => ({
  subject:
    returned.length === 0
      ? `${capitalised(lineName)} sigortanız için belge gerekiyor`
      : `${capitalised(lineName)} sigortanız için bir belgeyi yeniden gönderin`,
  paragraphs: [
    ...(returned.length === 0 ? [] : ['Gönderdiğiniz bir belgeyi bu hâliyle kullanamıyoruz.', ...returned]),
    `Sizden beklediğimiz: ${titles.join('; ')}.`,
    `Fotoğraflarını çekip aşağıdaki bağlantıdan yükleyin. Bağlantı ${documentsLinkHours} saat açıktır.`,
    `Sorularınız için ${brand.phones.sales} numarasını arayın.`,
  ],
  link: { label: 'Belgeleri yükle', url },
});

export const askingSms = ({ lineName, titles, returned, url }: Asking): string => {
  const needed =
    returned.length === 0 ? `${titles.length} belge gerekiyor.` : `yeniden gönderin: ${returned.join(' ')}`;
  return `${brand.name}: ${lineName} sigortanız için ${needed} ${documentsLinkHours} saat içinde yükleyin: ${url}`;
};
