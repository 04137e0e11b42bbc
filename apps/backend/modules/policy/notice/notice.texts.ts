/** Mails and SMS about a policy after its sale. */
import { refundedWithin, toAccountWithin, toCardWithin } from '@emsal/api/outcomes/refund-times';
import { brand } from '@emsal/brand/brand';
import type { EndorsedPart } from '@emsal/insurers/policy-change';
import { capitalised } from '@emsal/platform/formats/words';
import type { MailText } from '../../../mail-layout/mail-layout';
import { mailLinkHours } from '../../document/mail-link-hours';

export interface Notice {
  policyNo: string;
  /** e.g. `trafik`. */
  lineName: string;
  /** `21 Kasım 2026`. */
  day: string;
  /** The day is yet to come. */
  isAhead: boolean;
  /** What goes back or was paid back; null for nothing. */
  refund: string | null;
  /** Opens the addendum; null without one. */
  link: string | null;
  /** The card that paid, unless it could not be refunded. */
  paidTo: 'card' | 'account';
}

/** Of a refund that was given. */
export type RefundNotice = Notice & { refund: string };

const parts: Readonly<Record<EndorsedPart, string>> = {
  plate: 'Plaka',
  tariff: 'Kullanım tarzı',
  person: 'Kişi bilgisi',
  payee: 'Dain-i mürtehin',
};
const questions = `Sorularınız için ${brand.phones.sales} numarasını arayın.`;

const addendumLink = (link: string | null): Pick<MailText, 'link'> =>
  link === null ? {} : { link: { label: 'Zeyli indir', url: link } };
const addendumSms = (link: string | null): string => (link === null ? '' : ` Zeyil (${mailLinkHours} saat): ${link}`);

const ended = ({ day, isAhead }: Pick<Notice, 'day' | 'isAhead'>): string =>
  isAhead ? `${day} günü başlamadan iptal edildi.` : `${day} günü sona erdi.`;

export const cancelledMail = ({ policyNo, lineName, refund, link, ...when }: Notice): MailText => ({
  subject: `${capitalised(lineName)} poliçeniz iptal edildi: ${policyNo}`,
  paragraphs: [
    `${policyNo} numaralı ${lineName} poliçeniz ${ended(when)} İptal zeyli ekte.`,
    ...(refund === null ? [] : [`İade tutarı ${refund}. ${capitalised(refundedWithin)} kartınıza göndereceğiz.`]),
    questions,
  ],
  ...addendumLink(link),
});
export const cancelledSms = ({ policyNo, lineName, refund, link, ...when }: Notice): string =>
  `${brand.name}: ${policyNo} no'lu ${lineName} poliçeniz ${ended(when)}${refund === null ? '' : ` ${refund} iadeyi ${refundedWithin} kartınıza göndereceğiz.`}${addendumSms(link)}`;

const validFrom = ({ day, isAhead }: Pick<Notice, 'day' | 'isAhead'>): string =>
  isAhead ? `${day} gününden itibaren` : `${day} gününden beri`;

export const endorsedMail = ({ policyNo, lineName, link, ...when }: Notice, part: EndorsedPart): MailText => ({
  subject: `${capitalised(lineName)} poliçeniz güncellendi: ${policyNo}`,
  paragraphs: [
    `${parts[part]} değişti; ${policyNo} numaralı poliçeniz ${validFrom(when)} yeni bilgiyle geçerli. Zeyil ekte.`,
    'Ek ödeme gerekmiyor.',
    questions,
  ],
  ...addendumLink(link),
});
export const endorsedSms = ({ policyNo, lineName, link, ...when }: Notice, part: EndorsedPart): string =>
  `${brand.name}: ${policyNo} no'lu ${lineName} poliçenizde ${parts[part].toLocaleLowerCase('tr')} değişti, ${validFrom(when)} geçerli.${addendumSms(link)}`;

const arrival = (to: Notice['paidTo']): string =>
  to === 'account' ? `${toAccountWithin} hesabınıza` : `${toCardWithin} kartınıza`;

export const refundedMail = ({ policyNo, lineName, refund, paidTo }: RefundNotice): MailText => ({
  subject: 'İadenizi gönderdik',
  paragraphs: [
    `${policyNo} numaralı ${lineName} poliçenizin ${refund} tutarındaki iadesini bankaya verdik.`,
    `Bankanız ${arrival(paidTo)} yansıtır.`,
    questions,
  ],
});
export const refundedSms = ({ policyNo, refund, paidTo }: RefundNotice): string =>
  `${brand.name}: ${policyNo} no'lu poliçenizin ${refund} tutarındaki iadesini bankaya verdik. Bankanız ${arrival(paidTo)} yansıtır.`;
