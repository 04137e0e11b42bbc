import { brand } from '@emsal/brand/brand';
import type { MailText } from '../../mail-layout/mail-layout';

export type PasskeyEvent = 'added' | 'removed';

const happened: Readonly<Record<PasskeyEvent, string>> = {
  added: 'Hesabınıza bir geçiş anahtarı eklendi.',
  removed: 'Hesabınızdan bir geçiş anahtarı kaldırıldı.',
};
const objection = `Bu işlemi siz yapmadıysanız hemen arayın: ${brand.phones.sales}`;

const subjects: Readonly<Record<PasskeyEvent, string>> = {
  added: 'Geçiş anahtarı eklendi',
  removed: 'Geçiş anahtarı kaldırıldı',
};
const meaning: Readonly<Record<PasskeyEvent, string>> = {
  added: 'Hesabınıza artık bu anahtarın bulunduğu cihazdan kod beklemeden girebilirsiniz. Kodla giriş de açık kalır.',
  removed:
    'Bu anahtarla artık hesabınıza girilemez. Anahtarla açılmış öbür oturumlar kapatıldı. Kodla giriş açık kalır.',
};

export const passkeySms = (event: PasskeyEvent): string => `${brand.name}: ${happened[event]} ${objection}`;

export const passkeyMail = (event: PasskeyEvent, url: string): MailText => ({
  subject: subjects[event],
  paragraphs: [happened[event], meaning[event], objection],
  link: { label: 'Güvenlik sayfasını açın', url },
});
