/** @jest-environment node */
import type { RemotePath } from '@emsal/platform/remote';
import { publishedProducts } from './published-products';

const paths = (...patterns: string[]): { paths: RemotePath[] } => ({
  paths: patterns.map((pattern) => ({ pattern, rank: 0, page: 'content' })),
});
const idsOf = (...patterns: string[]): string[] => publishedProducts([paths(...patterns)]).map(({ id }) => id);

it('are the lines with a landing page or a form, in the order of the lines', () => {
  expect(idsOf('/trafik-sigortasi/form/*', '/kasko-sigortasi')).toEqual(['AUTO', 'TRAFFIC']);
  expect(idsOf('/trafik-sigortasi/listeleme', '/blog')).toEqual([]);
});

it('have what menus, calls and other lines’ forms need, and nothing about steps or lists', () => {
  expect(publishedProducts([paths('/once-trafik-policesi-sonra-ruhsat-donemi')])).toEqual([
    {
      id: 'USEDVEHICLETRAFFIC',
      branchId: 53,
      slug: 'once-trafik-policesi-sonra-ruhsat-donemi',
      query: { usedVehicleSaleType: 'true' },
      name: 'İkinci El Araç Trafik Sigortası',
      family: 'vehicle',
    },
  ]);
});
