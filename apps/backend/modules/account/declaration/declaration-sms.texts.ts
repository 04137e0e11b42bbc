import { brand } from '@emsal/brand/brand';

export type DeclarationEvent = 'received' | 'accepted' | 'refused';

const texts: Readonly<Record<DeclarationEvent, (siteUrl: string) => string>> = {
  received: () =>
    `${brand.name}: Hesabınıza imzalı beyanla yeni bir telefon eklenmesi istendi. Siz istemediyseniz hemen arayın: ${brand.phones.sales}`,
  accepted: (siteUrl) =>
    `${brand.name}: Hesabınıza imzalı beyanla yeni bir telefon eklendi. Giriş: ${siteUrl}/uyelik Siz istemediyseniz hemen arayın: ${brand.phones.sales}`,
  refused: (siteUrl) =>
    `${brand.name}: Beyanınızla bu telefonu hesaba ekleyemedik. Okunaklı ve imzalı bir beyanı yeniden gönderin: ${siteUrl}/uyelik/telefon-beyani Sorularınız için: ${brand.phones.sales}`,
};

export const declarationSms = (event: DeclarationEvent, siteUrl: string): string => texts[event](siteUrl);
