/** Addresses that the site itself serves: content may link to them and cannot take them. */
import { lineAddresses } from '@emsal/lines/facts/line-ids';

const products = Object.values(lineAddresses).map(({ slug }) => slug);
const services = [
  'blog',
  'uyelik',
  'veri-politikasi',
  'police-iptal',
  'police-pdf',
  'zeyil-pdf',
  'dokuman-yukleme',
  'iade-iban-bilgisi',
  'teklif-karsilastir',
];
const technical = ['api', 'static', 'remotes', 'paylasim', 'yazar', 'gorev', 'davet', 'plaka-ekle', 'header-test'];

const served = new Set([...products, ...services]);
const reserved = new Set([...served, ...technical]);

/** The last word of the addresses of categories and partners. */
const suffix = /-(blog|isbirligi)$/;

export const isReservedSlug = (slug: string): boolean => reserved.has(slug) || suffix.test(slug);

export const isSitePath = (path: string): boolean => path === '/' || served.has(path.split('/')[1]!);
