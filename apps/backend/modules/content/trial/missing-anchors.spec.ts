import type { Block } from '@emsal/api/calls/cms/blocks';
import { missingAnchors } from './missing-anchors';

const link = (href: string): Block => ({ kind: 'text', prose: [{ text: 'Tavan fiyatları', href }] });
const pages: Readonly<Record<string, string[]>> = { '/trafik-sigortasi': ['tavan-fiyatlari'] };
const pageTrial = { open: async () => null, idsOf: async (path: string) => pages[path] ?? null };
const tried = { status: 200, documentBytes: 9_000, violations: [], ids: ['bolum-0'] };
const missing = (blocks: Block[], page: typeof tried | null = tried) =>
  missingAnchors({ pageTrial }, { slug: 'yazi', blocks }, page);

it.each<[string, string]>([
  ['a part of another page', '/trafik-sigortasi#tavan-fiyatlari'],
  ['a part of the page itself', '/yazi#bolum-0'],
  ['a page as a whole', '/trafik-sigortasi'],
  ['a part of a page elsewhere', 'https://www.tsb.org.tr/tr#yok'],
])('leads to %s', async (_, href) => expect(await missing([link(href)])).toEqual([]));

it.each<[string, string]>([
  ['a part that another page does not have', '/trafik-sigortasi#yok'],
  ['a part that the page had before', '/yazi#bolum-4'],
  ['a part of a page that does not open', '/kapali#bolum-0'],
])('names the link and its block: %s', async (_, href) =>
  expect(await missing([link('/yazi'), link(href)])).toEqual([{ code: 'anchorUnknown', about: [href], blocks: [1] }]),
);

it('says nothing of a page that was not rendered', async () => {
  expect(await missing([link('/yazi#yok')], null)).toEqual([]);
  expect(await missing([link('/yazi#yok')], { ...tried, status: 503, ids: [] })).toEqual([]);
});
