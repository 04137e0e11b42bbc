/** Mails and SMS about a purchase. */
import { toCardWithin } from '@emsal/api/outcomes/refund-times';
import { brand } from '@emsal/brand/brand';
import { capitalised } from '@emsal/platform/formats/words';
import type { MailText } from '../../../mail-layout/mail-layout';
import { mailLinkHours } from '../../document/mail-link-hours';

export interface PolicyMessage {
  policyNo: string;
  firmName: string;
  /** e.g. `34 ABC 12 plakalı aracınız`. */
  insuredObject: string;
  /** e.g. `trafik`. */
  lineName: string;
  total: string;
  /** `21 Kasım 2026`. */
  startDate: string;
  endDate: string;
  link: string;
  /** Empty where nobody is asked. */
  reviewLink: string;
}
export interface RefundMessage {
  firmName: string;
  insuredObject: string;
  /** A sentence; empty if no reason is known. */
  reason: string;
  /** Null where the bank charged another amount than the order's. */
  total: string | null;
}

export const policyMail = ({
  policyNo,
  firmName,
  insuredObject,
  lineName,
  total,
  startDate,
  endDate,
  link,
  reviewLink,
}: PolicyMessage): MailText => ({
  subject: `${capitalised(lineName)} poliçeniz hazır: ${policyNo}`,
  paragraphs: [
    `Hayırlı olsun, ${insuredObject} güvende. ${firmName} poliçenizi düzenledi.`,
    `Poliçe no: ${policyNo}. Süre: ${startDate} – ${endDate}. Ödenen tutar: ${total}.`,
    `Poliçeniz ekte. Aşağıdaki bağlantıdan da indirebilirsiniz; bağlantı ${mailLinkHours} saat açıktır.`,
    `Sorularınız için ${brand.phones.sales} numarasını arayın.`,
  ],
  link: { label: 'Poliçeyi indir', url: link },
  ...(reviewLink && { further: { label: 'Deneyiminizi değerlendirin', url: reviewLink } }),
});

export const policySms = ({ policyNo, insuredObject, lineName, link }: PolicyMessage): string =>
  `${brand.name}: ${insuredObject} için ${lineName} poliçeniz hazır. Poliçe no: ${policyNo}. Belge (${mailLinkHours} saat): ${link}`;

const returned = (total: string | null): string => (total === null ? 'Çekilen tutarın tamamı' : `Ödediğiniz ${total}`);

export const refundMail = ({ firmName, insuredObject, reason, total }: RefundMessage): MailText => ({
  subject: 'Ödemeniz iade edildi',
  paragraphs: [
    `${firmName} teklifiyle ${insuredObject} için yaptığınız bir ödeme poliçeye dönüşmedi. ${reason}`.trim(),
    `${returned(total)} kartınıza iade edildi. Bankanız iadeyi ${toCardWithin} yansıtır.`,
    'Tekrar deneyebilir ya da teklif listesinden başka bir ürün seçebilirsiniz.',
  ],
});

export const refundSms = ({ insuredObject, total }: RefundMessage): string =>
  `${brand.name}: ${insuredObject} için bir ödemeniz poliçeye dönüşmedi. ${returned(total)} kartınıza iade edildi; bankanız ${toCardWithin} yansıtır.`;
