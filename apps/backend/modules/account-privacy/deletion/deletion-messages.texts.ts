import { brand } from '@emsal/brand/brand';
import type { MailText } from '../../../mail-layout/mail-layout';

export const deletionSms = (): string =>
  `${brand.name}: Hesabınız isteğinizle silindi. Siz istemediyseniz hemen arayın: ${brand.phones.sales}`;

export const deletionMail = (url: string): MailText => ({
  subject: 'Hesabınız silindi',
  paragraphs: [
    `${brand.name} hesabınızı isteğiniz üzerine sildik. Bütün cihazlarda oturumunuz kapandı, kampanya izinleriniz kaldırıldı.`,
    'Buradan aldığınız poliçeler sigorta şirketlerinde geçerliliğini sürdürür. Kayıtlarını kanun gereği on yıl saklarız.',
    `Bu işlemi siz yapmadıysanız hemen arayın: ${brand.phones.sales}`,
  ],
  link: { label: 'Yeniden üye ol', url },
});
