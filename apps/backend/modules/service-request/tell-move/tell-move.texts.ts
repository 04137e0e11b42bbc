/** What the customer is told when an employee waits for something, or ends a request without doing it. */
import { brand } from '@emsal/brand/brand';
import { capitalised } from '@emsal/platform/formats/words';
import type { MailText } from '../../../mail-layout/mail-layout';
import type { RequestKind } from '../request-graph';

export interface Telling {
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
const refused = ({ number, kind }: Telling): string => `${number} numaralı ${names[kind]} kabul edilmedi.`;
const waiting = ({ number, kind }: Telling): string => `${number} numaralı ${names[kind]} için sizi bekliyoruz.`;

interface Words {
  subject: string;
  first: string;
  label: string;
}
const mail = ({ subject, first, label }: Words, { text, url }: Telling): MailText => ({
  subject: capitalised(subject),
  paragraphs: [first, text, questions].filter(Boolean),
  link: { label, url },
});
const sms = (first: string, { text, url }: Telling): string =>
  [`${brand.name}: ${first}`, text, url].filter(Boolean).join(' ');

export const waitingMail = (telling: Telling): MailText =>
  mail(
    { subject: `${names[telling.kind]} için sizi bekliyoruz`, first: waiting(telling), label: 'Yükle ve sürdür' },
    telling,
  );
export const waitingSms = (telling: Telling): string => sms(waiting(telling), telling);

export const refusedMail = (telling: Telling): MailText =>
  mail({ subject: `${names[telling.kind]} kabul edilmedi`, first: refused(telling), label: 'Ayrıntıyı gör' }, telling);
export const refusedSms = (telling: Telling): string => sms(refused(telling), telling);
