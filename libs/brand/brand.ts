/** Everything by which one broker's site differs from another's: name, lines, links, legal identity, partners. */
import { checkBrand } from './check-brand';
import type { Brand } from './check-brand';

export const brand: Brand = checkBrand({
  name: 'Emsal',
  slogan: 'sigortanı kıyasla',
  legalName: 'Emsal Sigorta Aracılık Hizmetleri A.Ş. (kurgusal)',
  registryNo: 'T00000-XXXX (örnek levha no)',
  address: 'Örnek Mahallesi, Emsal Sokak No: 1, Kadıköy / İstanbul',
  email: 'destek@emsal.example',
  firstYear: 2000,
  logo: '/static/brand/logo.svg',
  favicon: '/static/brand/favicon.svg',
  phones: {
    sales: '0850 000 00 00',
    zeroOffer: '0850 000 00 01',
    telesales: '0850 000 00 02',
    health: '0850 000 00 03',
    whatsapp: '0850 000 00 09',
  },
  renewalPhones: {
    AUTO: '0850 000 00 11',
    TRAFFIC: '0850 000 00 12',
    DASK: '0850 000 00 13',
    HOME: '0850 000 00 14',
    HEALTH: '0850 000 00 15',
  },
  openingHours: '7 gün 24 saat',
  whatsappText: 'Merhaba, sigorta teklifim hakkında bilgi almak istiyorum.',
  social: [
    { name: 'LinkedIn', href: 'https://linkedin.example/emsal' },
    { name: 'Instagram', href: 'https://instagram.example/emsal' },
    { name: 'YouTube', href: 'https://youtube.example/emsal' },
  ],
  partners: ['bjk'],
  contractedInsurers: 12,
});
