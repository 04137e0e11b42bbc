/** Mails about entries: to the company with what was sent, and to the person as a confirmation. */
import { brand } from '@emsal/brand/brand';
import { campaignDiscounts, type CampaignDiscount } from '@emsal/lines/facts/campaign-discounts';
import { formatMoney } from '@emsal/platform/formats/money';
import { contactPurposeLabels, contactSubjectLabels, jobAreaLabels } from '@emsal/validation/entry/entry-labels.texts';
import type { MailText } from '../../mail-layout/mail-layout';
import { answersOf, labelOf, type EntryData } from './entry-answers.texts';
import type { EntryKind } from './tables';

const kept = 'Bu bilgiler bir yıl sonra silinir.';

/** What the company works on at the desk only, without a mail. */
const deskKinds = [
  'raffle',
  'phoneDeclaration',
  'employeeDiscount',
  'partnership',
  'vehicleSurvey',
  'vehicleAddendum',
] as const;
type DeskKind = (typeof deskKinds)[number];
const isDesks = (kind: EntryKind): kind is DeskKind => deskKinds.some((one) => one === kind);

interface CompanyMail {
  subject: (data: EntryData) => string;
  last: string;
}
const companyMails: Readonly<Record<Exclude<EntryKind, DeskKind>, CompanyMail>> = {
  business: { subject: (data) => `Kurumsal teklif isteği: ${data['companyName']}`, last: kept },
  childPicture: { subject: (data) => `Resim yarışması: ${data['childAge']} yaş`, last: `Resim ekte. ${kept}` },
  jobApplication: {
    subject: (data) => `İş başvurusu: ${labelOf(jobAreaLabels, data['area'])}`,
    last: `Özgeçmiş ekte. ${kept}`,
  },
  contact: {
    subject: (data) =>
      `${labelOf(contactPurposeLabels, data['purpose'])}: ${labelOf(contactSubjectLabels, data['subject'])}`,
    last: kept,
  },
};

/** A survey and a plate's request ask for no address. */
const unconfirmed = ['vehicleSurvey', 'vehicleAddendum'] as const;
type ConfirmedKind = Exclude<EntryKind, (typeof unconfirmed)[number]>;
export const isConfirmed = (kind: EntryKind): kind is ConfirmedKind => !unconfirmed.some((one) => one === kind);
const confirmations: Readonly<Record<ConfirmedKind, { subject: string; first: string }>> = {
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
  phoneDeclaration: {
    subject: 'Hesabınıza yeni bir telefon eklenmesi istendi',
    first: `Hesabınıza yeni bir telefon eklenmesi için imzalı beyan aldık; bir iş günü içinde inceleriz. Siz istemediyseniz hemen arayın: ${brand.phones.sales}`,
  },
  contact: {
    subject: 'Mesajınızı aldık',
    first: 'Mesajınızı aldık. En geç bir iş günü içinde telefonla ya da e-postayla yanıtlarız.',
  },
  employeeDiscount: {
    subject: 'İndirim kodlarınız',
    first: 'Çalışan indiriminiz hazır. Kodu ödeme sayfasında yazın; her kod bir kez kullanılır.',
  },
  partnership: {
    subject: 'İndirim kodunuz',
    first: 'Üye indiriminiz hazır. Kod yalnızca formdaki kimlikle alınan poliçede ve bir kez kullanılır.',
  },
};

/** Null where the company needs no mail. */
export function companyMail(kind: EntryKind, data: EntryData): MailText | null {
  if (isDesks(kind)) return null;
  const { subject, last } = companyMails[kind];
  const lines = answersOf(kind, data).map(({ label, value }) => `${label}: ${value}`);
  return { subject: subject(data), paragraphs: [...lines, last] };
}

const discounts: Readonly<Partial<Record<EntryKind, readonly CampaignDiscount[]>>> = {
  employeeDiscount: campaignDiscounts.employee,
  partnership: campaignDiscounts.partnership,
};

const worth = ({ percent, amount }: CampaignDiscount): string =>
  percent === undefined ? formatMoney(amount) : `%${percent}, en çok ${formatMoney(amount)}`;

/** One line for each code of the entry, in the order in which they were made. */
function discountLines(kind: EntryKind, { discountCodes = '' }: EntryData): string[] {
  const codes = discountCodes.split(' ');
  return (discounts[kind] ?? []).map((discount, at) => `${discount.title}: ${codes[at]} (${worth(discount)})`);
}

export const confirmation = (kind: ConfirmedKind, data: EntryData): MailText => ({
  subject: confirmations[kind].subject,
  paragraphs: [
    confirmations[kind].first,
    ...discountLines(kind, data),
    `Bilgileriniz bir yıl sonra silinir. Daha önce silinmesini isterseniz ${brand.email} adresine yazın.`,
  ],
});
