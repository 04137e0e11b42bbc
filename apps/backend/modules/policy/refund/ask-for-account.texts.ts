import { refundedWithin, toAccountWithin } from '@emsal/api/outcomes/refund-times';
import { brand } from '@emsal/brand/brand';
import type { MailText } from '../../../mail-layout/mail-layout';

interface Question {
  policyNo: string;
  /** `1.120,40 ₺`. */
  amount: string;
  url: string;
}

export const accountMail = ({ policyNo, amount, url }: Question): MailText => ({
  subject: 'İadeniz için IBAN’ınızı bekliyoruz',
  paragraphs: [
    `${policyNo} numaralı poliçenizin ${amount} tutarındaki iadesini bankanız kartınıza kabul etmedi.`,
    `IBAN’ınızı aşağıdaki bağlantıdan yazın. Tutarı formdan sonra ${refundedWithin} bankaya veririz; bankanız ${toAccountWithin} hesabınıza yansıtır.`,
    `Sayfa, telefonunuza gelen bir kodla açılır. Sizi arayıp IBAN ya da kod istemeyiz. Sorularınız için ${brand.phones.sales} numarasını arayın.`,
  ],
  link: { label: 'IBAN’ımı yaz', url },
});

export const accountSms = ({ policyNo, amount, url }: Question): string =>
  `${brand.name}: ${policyNo} no'lu poliçenizin ${amount} iadesini kartınız kabul etmedi. IBAN'ınızı yazın: ${url}`;
