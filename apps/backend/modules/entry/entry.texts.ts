/** Mails about entries: to the company with what was sent, and to the person as a confirmation. */
import { brand } from '@emsal/brand/brand';
import { businessSizeLabels, businessSubjectLabels, jobAreaLabels } from '@emsal/validation/entry/entry-labels.texts';
import { formatPhone } from '@emsal/validation/phone/phone';
import type { MailText } from '../../mail-layout/mail-layout';
import type { EntryKind } from './tables';

type Data = Readonly<Record<string, string>>;

const yesNo = (tick: string | undefined): string => (tick === '1' ? 'Evet' : 'Hayır');
const lines = (rows: readonly (readonly [string, string | undefined])[]): string[] =>
  rows.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
const labelOf = (labels: Readonly<Record<string, string>>, value: string | undefined): string =>
  labels[value ?? ''] ?? '';
const contact = ({ phone = '', email }: Data) =>
  [
    ['Telefon', formatPhone(phone)],
    ['E-posta', email],
  ] as const;
const kept = 'Bu bilgiler bir yıl sonra silinir.';

const companyMails: Readonly<Record<Exclude<EntryKind, 'raffle'>, (data: Data) => MailText>> = {
  business: (data) => ({
    subject: `Kurumsal teklif isteği: ${data['companyName']}`,
    paragraphs: [
      ...lines([
        ['Şirket', data['companyName']],
        ['Vergi no', data['taxNumber']],
        ['Konu', labelOf(businessSubjectLabels, data['subject'])],
        ['Çalışan sayısı', labelOf(businessSizeLabels, data['size'])],
        ['Yetkili', data['contactName']],
        ...contact(data),
        ['Not', data['note']],
      ]),
      kept,
    ],
  }),
  childPicture: (data) => ({
    subject: `Resim yarışması: ${data['childAge']} yaş`,
    paragraphs: [
      ...lines([
        ['Çocuğun adı', data['childName']],
        ['Yaşı', data['childAge']],
        ['Okulun ili', data['city']],
        ['Veli', data['parentName']],
        ...contact(data),
        ['Sitede yayımlanabilir', yesNo(data['publishPermission'])],
      ]),
      `Resim ekte. ${kept}`,
    ],
  }),
  jobApplication: (data) => ({
    subject: `İş başvurusu: ${labelOf(jobAreaLabels, data['area'])}`,
    paragraphs: [
      ...lines([
        ['Ad soyad', data['name']],
        ['Alan', labelOf(jobAreaLabels, data['area'])],
        ...contact(data),
        ['Not', data['note']],
        ['Başka pozisyonlar için de değerlendirilebilir', yesNo(data['keepPermission'])],
      ]),
      `Özgeçmiş ekte. ${kept}`,
    ],
  }),
};

const confirmations: Readonly<Record<EntryKind, { subject: string; first: string }>> = {
  raffle: {
    subject: 'Çekilişe katıldınız',
    first:
      'Katılımınızı aldık. Kazananları çekilişten sonra çekilişin sayfasında yayımlarız; kazanırsanız sizi ararız.',
  },
  business: { subject: 'İsteğinizi aldık', first: 'Kurumsal teklif isteğinizi aldık. Bir danışmanımız sizi arayacak.' },
  childPicture: {
    subject: 'Resmi aldık',
    first: 'Yarışmaya gönderdiğiniz resmi aldık. Sonuçları yarışmanın sayfasında yayımlarız.',
  },
  jobApplication: {
    subject: 'Başvurunuzu aldık',
    first: 'İş başvurunuzu ve özgeçmişinizi aldık. Uygun bir pozisyon olduğunda sizi ararız.',
  },
};

/** Null where the company draws from the entries and needs no mail. */
export const companyMail = (kind: EntryKind, data: Data): MailText | null =>
  kind === 'raffle' ? null : companyMails[kind](data);

export const confirmation = (kind: EntryKind): MailText => ({
  subject: confirmations[kind].subject,
  paragraphs: [
    confirmations[kind].first,
    `Bilgileriniz bir yıl sonra silinir. Daha önce silinmesini isterseniz ${brand.email} adresine yazın.`,
  ],
});
