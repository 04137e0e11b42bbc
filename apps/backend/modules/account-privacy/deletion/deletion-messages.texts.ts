import { refundIbanPath } from '@emsal/api/refund-iban-page';
import { brand } from '@emsal/brand/brand';
import { formatMoney } from '@emsal/platform/formats/money';
import type { MailText } from '../../../mail-layout/mail-layout';
import type { GoesOn } from './what-goes-on';

export const deletionSms = (): string =>
  `${brand.name}: Hesabınız isteğinizle silindi. Siz istemediyseniz hemen arayın: ${brand.phones.sales}`;

const known = 'kimlik numaranız ve poliçeyi alırken verdiğiniz telefonla';

function requestsText({ requests, isCancelling }: GoesOn, siteUrl: string): string[] {
  if (requests.length === 0) return [];
  const goesOn = `Süren başvurunuz sonuçlanana kadar işlemde kalır (${requests.join(', ')}). Haberini poliçenizdeki telefon ve e-postaya göndeririz.`;
  return [goesOn, ...(isCancelling ? [`İptalinizi ${known} izleyin: ${siteUrl}/police-iptal/takip`] : [])];
}

function refundText({ refundDue, needsBankAccount }: GoesOn, siteUrl: string): string[] {
  if (refundDue === 0) return [];
  const owed = `Bekleyen ${formatMoney(refundDue)} iadeniz size ödenir, hesap gerekmez.`;
  return [
    needsBankAccount
      ? `${owed} Kartınız iadeyi kabul etmedi: IBAN’ınızı ${known} yazın: ${siteUrl}${refundIbanPath}`
      : owed,
  ];
}

export const deletionMail = (siteUrl: string, goesOn: GoesOn): MailText => ({
  subject: 'Hesabınız silindi',
  paragraphs: [
    `${brand.name} hesabınızı isteğiniz üzerine sildik. Bütün cihazlarda oturumunuz kapandı, kampanya izinleriniz kaldırıldı.`,
    'Buradan aldığınız poliçeler sigorta şirketlerinde geçerliliğini sürdürür. Kayıtlarını kanun gereği on yıl saklarız.',
    ...requestsText(goesOn, siteUrl),
    ...refundText(goesOn, siteUrl),
    `Bu işlemi siz yapmadıysanız hemen arayın: ${brand.phones.sales}`,
  ],
  link: { label: 'Yeniden üye ol', url: `${siteUrl}/uyelik` },
});
