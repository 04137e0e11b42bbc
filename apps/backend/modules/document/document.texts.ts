import { brand } from '@emsal/brand/brand';
import { mailLinkHours } from './mail-link-hours';

export const documentTexts = {
  downloadExpired:
    'Bu bağlantı bir kez açılır ve kullanıldı ya da süresi doldu. Belgeyi poliçe sayfanızdan ya da e-postadaki bağlantıdan yeniden açın.',
  mailExpired: `Bu bağlantı ${mailLinkHours} saat açıktı, süresi doldu. Poliçeniz e-postanın ekinde durur; bulamazsanız ${brand.phones.sales} numarasını arayın.`,
} as const;
