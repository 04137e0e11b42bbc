/** What customers are sent about a purchase. */
import { brand } from '@emsal/brand/brand';
import type { MailText } from '../../../mail-layout/mail-layout';

export interface PolicyMessage {
  policyNo: string;
  firmName: string;
  /** As people write it, or empty. */
  plate: string;
  total: string;
  /** `21 Kasım 2026`. */
  startDate: string;
  endDate: string;
  link: string;
}
export interface RefundMessage {
  firmName: string;
  plate: string;
  total: string;
}

const vehicle = (plate: string): string => (plate ? `${plate} plakalı aracınız` : 'aracınız');

export const policyMail = ({
  policyNo,
  firmName,
  plate,
  total,
  startDate,
  endDate,
  link,
}: PolicyMessage): MailText => ({
  subject: `Trafik poliçeniz hazır: ${policyNo}`,
  paragraphs: [
    `Hayırlı olsun, ${vehicle(plate)} güvende. ${firmName} poliçenizi düzenledi.`,
    `Poliçe no: ${policyNo}. Süre: ${startDate} – ${endDate}. Ödenen tutar: ${total}.`,
    'Poliçeniz ekte. Aşağıdaki bağlantıdan da indirebilirsiniz; bağlantı 24 saat açıktır.',
    `Sorularınız için ${brand.phones.sales} numarasını arayın.`,
  ],
  link: { label: 'Poliçeyi indir', url: link },
});

export const policySms = ({ policyNo, plate, link }: PolicyMessage): string =>
  `${brand.name}: ${vehicle(plate)} için trafik poliçeniz hazır. Poliçe no: ${policyNo}. Belge (24 saat): ${link}`;

export const refundMail = ({ firmName, plate, total }: RefundMessage): MailText => ({
  subject: 'Ödemeniz iade edildi',
  paragraphs: [
    `${firmName}, ${vehicle(plate)} için poliçeyi düzenlemedi.`,
    `Ödediğiniz ${total} kartınıza iade edildi. Bankanız iadeyi 1 hafta içinde yansıtır.`,
    'Tekrar deneyebilir ya da teklif listesinden başka bir ürün seçebilirsiniz.',
  ],
});

export const refundSms = ({ plate, total }: RefundMessage): string =>
  `${brand.name}: ${vehicle(plate)} için poliçe düzenlenemedi. ${total} kartınıza iade edildi; bankanız 1 hafta içinde yansıtır.`;
