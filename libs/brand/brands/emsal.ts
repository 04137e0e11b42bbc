import type { Brand } from '../brand-shape';

/** The default brand. It uses the design system's colours; telephone numbers and company details are fictional. */
export const emsal: Brand = {
  name: 'Emsal',
  slogan: 'sigortanı kıyasla',
  legalName: 'Emsal Sigorta Aracılık Hizmetleri A.Ş. (kurgusal)',
  address: 'Örnek Mahallesi, Emsal Sokak No:\u00a01, Kadıköy / İstanbul',
  email: 'destek@emsal.example',
  complaints: 'Önce bize yazın; sonuç alamazsanız sigorta şirketine, sonra Sigorta Tahkim Komisyonuna başvurun.',
  earning: 'Sattığımız poliçeler için sigorta şirketlerinden komisyon alırız. Komisyon sıralamayı etkilemez.',
  securityContact: 'mailto:guvenlik@emsal.example',
  firstYear: 2000,
  mark: { open: 'M10 1.5l8.5 8.5-8.5 8.5L1.5 10z', full: 'M26 0l10 10-10 10-10-10z' },
  logo: '/static/brand/emsal-logo.svg',
  favicon: '/static/brand/emsal.svg',
  phones: {
    sales: '0850 000 00 00',
    noOffer: '0850 000 00 01',
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
  videos: [],
  badges: ['3-D Secure ile ödeme', 'Kart bilgisi saklanmaz'],
  partners: [{ marker: 'bjk', name: 'BJK iş birliği', path: '/bjk-isbirligi', hidesShareCard: true }],
};
