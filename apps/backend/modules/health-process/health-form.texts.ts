import { brand } from '@emsal/brand/brand';

export const healthFormTexts = {
  title: 'Sağlık bilgi formu',
  facts: 'Form',
  applicationNo: 'Başvuru no',
  firmName: 'Şirket',
  approvedAt: 'Onay',
  approvedBy: (phone: string) => `${phone} numarasına gelen kodla`,
  person: (name: string, identityNo: string) => `${name} · ${identityNo}`,
  footer: `${brand.legalName} · Sağlık bilgi formu`,
} as const;

/** Says nothing of anybody's health: it is read on a locked screen. */
export const formSms = (link: string, days: number): string =>
  `${brand.name}: Başvurunuz için bir bilgi formu doldurmanız gerekiyor. Bağlantı ${days} gün geçerlidir, kimseyle paylaşmayın: ${link}`;
