/** Mails and SMS about a purchase. */
import { toCardWithin } from '@emsal/api/outcomes/refund-times';
import { brand } from '@emsal/brand/brand';
import { capitalised } from '@emsal/platform/formats/words';
import type { MailText } from '../../../mail-layout/mail-layout';
import { mailLinkHours } from '../../document/mail-link-hours';
import type { LineWords } from './line-words';

export interface PolicyMessage extends Omit<LineWords, 'paidFor'> {
  policyNo: string;
  firmName: string;
  total: string;
  /** `21 Kasım 2026`. */
  startDate: string;
  endDate: string;
  link: string;
  /** Empty where nobody is asked. */
  reviewLink: string;
}
export interface RefundMessage extends Pick<LineWords, 'paidFor'> {
  firmName: string;
  /** A sentence; empty if no reason is known. */
  reason: string;
  /** Null where the bank charged another amount than the order's. */
  total: string | null;
}

/** `34 ABC 12 plakalı aracınız için trafik poliçeniz`. @param policy with its ending */
const policyFor = ({ insuredObject, lineName }: PolicyMessage, policy: string): string =>
  `${insuredObject === null ? '' : `${insuredObject} için `}${lineName} ${policy}`;

export function policyMail(message: PolicyMessage): MailText {
  const { policyNo, firmName, greeting, lineName, total, startDate, endDate, link, reviewLink } = message;
  return {
    subject: `${capitalised(lineName)} poliçeniz hazır: ${policyNo}`,
    paragraphs: [
      `${greeting} ${firmName}, ${policyFor(message, 'poliçenizi')} düzenledi.`,
      `Poliçe no: ${policyNo}. Süre: ${startDate} – ${endDate}. Ödenen tutar: ${total}.`,
      `Poliçeniz ekte. Aşağıdaki bağlantıdan da indirebilirsiniz: ${mailLinkHours} saat açıktır, poliçe sahibinin kimlik numarasını ve doğum tarihini sorar.`,
      `Sorularınız için ${brand.phones.sales} numarasını arayın.`,
    ],
    link: { label: 'Poliçeyi indir', url: link },
    ...(reviewLink && { further: { label: 'Deneyiminizi değerlendirin', url: reviewLink } }),
  };
}

export const policySms = (message: PolicyMessage): string =>
  `${brand.name}: ${policyFor(message, 'poliçeniz')} hazır. Poliçe no: ${message.policyNo}. Belge (${mailLinkHours} saat): ${message.link}`;

const returned = (total: string | null): string => (total === null ? 'Çekilen tutarın tamamı' : `Ödediğiniz ${total}`);

export const refundMail = ({ firmName, paidFor, reason, total }: RefundMessage): MailText => ({
  subject: 'Ödemeniz iade edildi',
  paragraphs: [
    `${firmName} teklifiyle ${paidFor} için yaptığınız bir ödeme poliçeye dönüşmedi. ${reason}`.trim(),
    `${returned(total)} kartınıza iade edildi. Bankanız iadeyi ${toCardWithin} yansıtır.`,
    'Tekrar deneyebilir ya da teklif listesinden başka bir ürün seçebilirsiniz.',
  ],
});

export const refundSms = ({ paidFor, total }: RefundMessage): string =>
  `${brand.name}: ${paidFor} için bir ödemeniz poliçeye dönüşmedi. ${returned(total)} kartınıza iade edildi; bankanız ${toCardWithin} yansıtır.`;
