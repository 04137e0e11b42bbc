import type { Brand } from '../brand-shape';

/** A fictional second broker, which proves that a brand consists of this file and two drawings only. */
export const kumru: Brand = {
  name: 'Kumru',
  slogan: 'sor, karşılaştır, seç',
  legalName: 'Kumru Sigorta Brokerliği Ltd. Şti. (kurgusal)',
  address: 'Deneme Caddesi No: 7, Bornova / İzmir',
  email: 'merhaba@kumru.example',
  securityContact: 'mailto:guvenlik@kumru.example',
  firstYear: 2000,
  mark: { open: 'M2 10a8 8 0 1 1 16 0 8 8 0 1 1-16 0z', full: 'M18 10a9 9 0 1 1 18 0 9 9 0 1 1-18 0z' },
  logo: '/static/brand/kumru-logo.svg',
  favicon: '/static/brand/kumru.svg',
  colours: { accent: '#1f5c3d', accentHover: '#153f2a', accentSoft: '#e2efe7', onAccent: '#ffffff' },
  phones: {
    sales: '0850 111 00 00',
    noOffer: '0850 111 00 01',
    telesales: '0850 111 00 02',
    health: '0850 111 00 03',
    whatsapp: '0850 111 00 09',
  },
  renewalPhones: { AUTO: '0850 111 00 11', TRAFFIC: '0850 111 00 12' },
  openingHours: '7 gün 24 saat',
  whatsappText: 'Merhaba Kumru, sigortam için yazıyorum.',
  social: [{ name: 'Instagram', href: 'https://instagram.example/kumru' }],
  videos: [],
  badges: ['3-D Secure ile ödeme'],
  partners: [],
};
