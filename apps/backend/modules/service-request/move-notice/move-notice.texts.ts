/** The notice that a customer gets when an employee waits for something, or ends a request without doing it. */
import { brand } from '@emsal/brand/brand';
import { capitalised } from '@emsal/platform/formats/words';
import type { MailText } from '../../../mail-layout/mail-layout';
import type { RequestKind } from '../request-graph';

export interface MoveNotice {
  kind: RequestKind;
  number: string;
  /** What is asked, or why it was refused; empty where only the insurer said why. */
  text: string;
  /** Where the customer follows the request. */
  url: string;
}

const names: Readonly<Record<RequestKind, string>> = {
  cancellation: 'iptal başvurunuz',
  addendum: 'değişiklik talebiniz',
  documents: 'belge talebiniz',
  iban: 'iade hesabı bildiriminiz',
  help: 'yardım talebiniz',
};
const questions = `Sorularınız için ${brand.phones.sales} numarasını arayın.`;
const refused = ({ number, kind }: MoveNotice): string => `${number} numaralı ${names[kind]} kabul edilmedi.`;
const waiting = ({ number, kind }: MoveNotice): string => `${number} numaralı ${names[kind]} için sizi bekliyoruz.`;

interface Words {
  subject: string;
  first: string;
  label: string;
}
const mail = ({ subject, first, label }: Words, { text, url }: MoveNotice): MailText => ({
  subject: capitalised(subject),
  paragraphs: [first, text, questions].filter(Boolean),
  link: { label, url },
});
const sms = (first: string, { text, url }: MoveNotice): string =>
  [`${brand.name}: ${first}`, text, url].filter(Boolean).join(' ');

export const waitingMail = (notice: MoveNotice): MailText =>
  mail(
    { subject: `${names[notice.kind]} için sizi bekliyoruz`, first: waiting(notice), label: 'Yükle ve sürdür' },
    notice,
  );
export const waitingSms = (notice: MoveNotice): string => sms(waiting(notice), notice);

export const refusedMail = (notice: MoveNotice): MailText =>
  mail({ subject: `${names[notice.kind]} kabul edilmedi`, first: refused(notice), label: 'Ayrıntıyı gör' }, notice);
export const refusedSms = (notice: MoveNotice): string => sms(refused(notice), notice);
