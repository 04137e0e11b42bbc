/** What customers are sent about a purchase. */
import { brand } from '@emsal/brand/brand';
import { capitalised } from '@emsal/platform/formats/words';
import type { MailText } from '../../../mail-layout/mail-layout';

export interface PolicyMessage {
  policyNo: string;
  firmName: string;
  /** e.g. `34 ABC 12 plakalı aracınız`. */
  thing: string;
  /** e.g. `trafik`. */
  lineName: string;
  total: string;
  /** `21 Kasım 2026`. */
  startDate: string;
  endDate: string;
  link: string;
}
export interface RefundMessage {
  firmName: string;
  thing: string;
  /** A sentence; empty where none is known. */
  why: string;
  /** Null where the bank took another sum than the order's. */
  total: string | null;
}

export const policyMail = ({
  policyNo,
  firmName,
  thing,
  lineName,
  total,
  startDate,
  endDate,
  link,
}: PolicyMessage): MailText => ({
  subject: `${capitalised(lineName)} poliçeniz hazır: ${policyNo}`,
  paragraphs: [
    `Hayırlı olsun, ${thing} güvende. ${firmName} poliçenizi düzenledi.`,
    `Poliçe no: ${policyNo}. Süre: ${startDate} – ${endDate}. Ödenen tutar: ${total}.`,
    'Poliçeniz ekte. Aşağıdaki bağlantıdan da indirebilirsiniz; bağlantı 24 saat açıktır.',
    `Sorularınız için ${brand.phones.sales} numarasını arayın.`,
  ],
  link: { label: 'Poliçeyi indir', url: link },
});

export const policySms = ({ policyNo, thing, lineName, link }: PolicyMessage): string =>
  `${brand.name}: ${thing} için ${lineName} poliçeniz hazır. Poliçe no: ${policyNo}. Belge (24 saat): ${link}`;

const returned = (total: string | null): string => (total === null ? 'Çekilen tutarın tamamı' : `Ödediğiniz ${total}`);

export const refundMail = ({ firmName, thing, why, total }: RefundMessage): MailText => ({
  subject: 'Ödemeniz iade edildi',
  paragraphs: [
    `${firmName} teklifiyle ${thing} için yaptığınız bir ödeme poliçeye dönüşmedi. ${why}`.trim(),
    `${returned(total)} kartınıza iade edildi. Bankanız iadeyi 1 hafta içinde yansıtır.`,
    'Tekrar deneyebilir ya da teklif listesinden başka bir ürün seçebilirsiniz.',
  ],
});

export const refundSms = ({ thing, total }: RefundMessage): string =>
  `${brand.name}: ${thing} için bir ödemeniz poliçeye dönüşmedi. ${returned(total)} kartınıza iade edildi; bankanız 1 hafta içinde yansıtır.`;
