import { brand } from '@emsal/brand/brand';
import type { MailText } from '../../../mail-layout/mail-layout';
import { mailLinkHours } from '../../document/mail-link-hours';

export const confirmationMail = (url: string): MailText => ({
  subject: 'E-posta adresinizi onaylayın',
  paragraphs: [
    `${brand.name} hesabınızdaki e-posta adresinin sizin olduğunu onaylayın. Poliçeleriniz bu adrese gelir.`,
    `Bağlantı ${mailLinkHours} saat geçerlidir. Bu iletiyi siz istemediyseniz bir şey yapmanız gerekmez.`,
  ],
  link: { label: 'Adresimi onayla', url },
});
