/** Addresses that the site itself serves: content may link to them and cannot take them. */
import { lineAddresses } from '@emsal/lines/facts/line-ids';
import { calculatorPaths } from '@emsal/products/calculator-paths';

const products = Object.values(lineAddresses).map(({ slug }) => slug);
const services = ['blog', 'kampanyalar', 'veri-politikasi', 'teklif-karsilastir'];
/** Of the site itself, and of pages that are specified but not built. */
const kept = [
  ...['api', 'static', 'remotes', 'paylasim', 'yazar', 'create', 'form', 'header-test'],
  ...['uyelik', 'police-iptal', 'police-pdf', 'zeyil-pdf', 'police-dogrula', 'dokuman-yukleme', 'iade-iban-bilgisi'],
  ...['davet', 'plaka-ekle', 'arac-anketi', 'dask-tarife-degisikligi'],
  ...['arabamcompermission', 'teklif-listesi', 'yorum-yaz'],
];

const calculators = Object.values(calculatorPaths).map((path) => path.slice(1));

const served = new Set([...products, ...services, ...calculators]);
const reserved = new Set([...served, ...kept]);

/** The last word of the addresses of categories and partners. */
const suffix = /-(blog|isbirligi)$/;

export const isReservedSlug = (slug: string): boolean => reserved.has(slug) || suffix.test(slug);

const forms = Object.values(lineAddresses).flatMap((line) => ('form' in line ? [`${line.slug}/form`] : []));

const linkable: ReadonlySet<string> = new Set([...served, ...forms]);

export const isSitePath = (path: string): boolean => path === '/' || linkable.has(path.slice(1));
