/**
 * The remotes that `npm start` builds and publishes: the team of each, and the addresses that it may publish, by name or by suffix. A new
 * remote is a folder in apps/ and an entry here. The edge enforces the same table, which is written for it beside the keys (publishers.json).
 */
import { lineAddresses, type LineAddress } from '../../libs/lines/facts/line-ids.ts';
import type { OwnedAddress } from '../../libs/platform/registry/publishers/ownership.ts';
import { pathRanks } from '../../libs/platform/registry/paths/path-ranks.ts';
import type { Publisher } from '../../libs/platform/registry/publishers/publishers.ts';

const { rest, page, product } = pathRanks;

/** First segments of the products whose form stands in the family's folder; a test compares them with the lines. */
const slugsOf = (family: string): string[] =>
  Object.values<LineAddress>(lineAddresses).flatMap(({ slug, form }) => (form?.startsWith(`${family}/`) ? [slug] : []));

const products = {
  vehicle: slugsOf('vehicle'),
  property: slugsOf('property'),
  // Two have no form yet.
  health: [...new Set([...slugsOf('health'), 'ozel-saglik-sigortasi', 'tamamlayici-saglik-sigortasi'])],
};

const forms = (branch: readonly string[]): OwnedAddress => ({
  pattern: '/:branch/form/*',
  params: { branch },
  rank: product,
});
const purchase = ['listeleme', 'police-bilgileri', 'odeme-bilgileri', 'odeme-sorgulama', 'police-basarili'];
const named = (rank: typeof page | typeof product, ...names: string[]): OwnedAddress[] =>
  names.map((name) => ({ pattern: name, rank }));

export const remotes: Readonly<Record<string, Publisher>> = {
  content: {
    team: 'content',
    addresses: [
      { pattern: '/*', rank: rest },
      // Every first segment that no other remote owns: editors name pages.
      ...named(page, '/', '/:page', '/yazar/:slug'),
      { pattern: '/:category/:page', params: { category: ['*-blog'] }, rank: page },
    ],
  },
  'funnel-vehicle': {
    team: 'vehicle',
    addresses: [forms(products.vehicle), { pattern: '/form/*', rank: product }],
  },
  'funnel-property': { team: 'property', addresses: [forms(products.property)] },
  'funnel-health': { team: 'health', addresses: [forms(products.health)] },
  checkout: {
    team: 'checkout',
    addresses: [
      {
        pattern: '/:branch/:page',
        params: { branch: Object.values(products).flat(), page: [...purchase, 'basvuru-tamamlandi'] },
        lines: true,
        rank: product,
      },
      ...named(product, '/teklif-karsilastir', '/teklif-listesi/:token', '/create/*'),
      ...named(product, '/arabamcompermission', '/police-dogrula/:code'),
    ],
  },
  account: {
    team: 'account',
    addresses: [
      ...named(
        product,
        '/uyelik/*',
        '/police-iptal/*',
        '/police-pdf/:hash',
        '/zeyil-pdf/:hash',
        '/arac-anketi/:hashedId',
      ),
      ...named(product, '/dokuman-yukleme', '/iade-iban-bilgisi', '/ilab-calisan-indirimi', '/plaka-ekle'),
      ...named(product, '/dask-tarife-degisikligi', '/davet/:code'),
      ...named(product, '/ozel-saglik-sigortasi-fiyatlari/:page'),
      { pattern: '/:page', params: { page: ['*-isbirligi'] }, rank: product },
    ],
  },
};

/** Remotes of teams with a repository of their own (docs/how-to/outside-team.md): who they are and where they may publish. */
const outsideRemotes: Readonly<Record<string, Publisher>> = {
  'sample-outside': { team: 'sample-outside', addresses: named(page, '/ornek-ekip') },
};

/** Everybody who may publish. */
export const publishingRemotes: Readonly<Record<string, Publisher>> = { ...remotes, ...outsideRemotes };

export const remoteNames: readonly string[] = Object.keys(remotes);
