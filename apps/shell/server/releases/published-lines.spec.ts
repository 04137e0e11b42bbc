/** @vitest-environment node */
import { factsOf } from '@emsal/lines/registry/facts-of';
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { RegistryEntry } from '@emsal/platform/registry/file/registry';
import { productsOf, publishedLines } from './published-lines';

type Entry = Pick<RegistryEntry, 'paths' | 'lines'>;

/** A remote as the registry has it: as JSON. */
const entry = (lines: readonly object[], ...patterns: string[]): Entry =>
  JSON.parse(
    JSON.stringify({ lines, paths: patterns.map((pattern) => ({ pattern, rank: 20, page: 'journey' })) }),
  ) as Entry;
const factsOfAll = (...ids: LineId[]) => ids.map(factsOf);
const idsOf = (...entries: Entry[]): string[] => publishedLines(entries).map(({ id }) => id);

it('are the lines of all remotes whose form is published, in display order', () => {
  const vehicle = entry(factsOfAll('AUTO', 'TRAFFIC', 'IMM'), '/kasko-sigortasi/form/*', '/trafik-sigortasi/form/*');
  const property = entry(factsOfAll('DASK'), '/dask-sigortasi/form/*');
  expect(idsOf(property, vehicle, entry([], '/blog'))).toEqual(['TRAFFIC', 'AUTO', 'DASK']);
});

it('may be lines that this build does not know, with facts that it does not know', () => {
  const bicycle = { ...factsOf('PHONE'), id: 'BICYCLE', slug: 'bisiklet-sigortasi', wheels: 2 };
  expect(publishedLines([entry([bicycle], '/bisiklet-sigortasi/form/*')])).toEqual([bicycle]);
});

it.each<[string, object]>([
  ['without its features', { offerList: undefined }],
  ['with a slug that is no path segment', { slug: '../uyelik' }],
  ['with text for a number', { branchId: '53' }],
])('leave out a line %s', (_, change) => {
  expect(idsOf(entry([{ ...factsOf('TRAFFIC'), ...change }], '/:branch/form/*'))).toEqual([]);
});

it('are known to every page by what menus, lists, calls and other lines need, without steps or lists', () => {
  const [product] = productsOf(factsOfAll('USEDVEHICLETRAFFIC'));
  expect(product).toEqual({
    id: 'USEDVEHICLETRAFFIC',
    branchId: 53,
    slug: 'once-trafik-policesi-sonra-ruhsat-donemi',
    query: { usedVehicleSaleType: 'true' },
    name: 'İkinci El Araç Trafik Sigortası',
    shortName: factsOf('USEDVEHICLETRAFFIC').shortName,
    family: 'vehicle',
    label: { icon: 'registration', short: 'İkinci el', remark: 'Önce poliçe, sonra ruhsat' },
    identityField: factsOf('USEDVEHICLETRAFFIC').identityField,
    platedOnly: true,
    forBuyer: true,
  });
});
