/** Published content: blog, information pages and campaigns (member 7, cms). The search is an extension. */
import { z } from 'zod';
import { command, lookup } from '../call';
import { searchLimits } from './cms/search-limits';
import { category, categoryInfo, content, contentCard, searchHit, sitemapEntry, slug, typeId } from './cms/shapes';

const page = z.coerce.number().int().min(1).max(searchLimits.lastPage);
const limit = z.coerce.number().int().min(1).max(24);
const sample = { slug: 'trafik' };

export const cmsCalls = {
  'GET selfservice/formdata/GetYoutubePlayList': lookup({
    who: 'anyone',
    summary: 'Videos of the brand that the blog links to.',
    input: z.object({}),
    output: z.array(z.object({ title: z.string(), link: z.url() })),
    sample: {},
  }),
  'GET cms/module/GetModuleContentWithModuleName': lookup({
    who: 'anyone',
    summary:
      'The pages of a named module: `son-yazilar` (newest posts), `sayfalar` (pages outside the blog) or `urunler` (landing pages of products).',
    input: z.object({ moduleName: z.string().max(60) }),
    output: z.array(contentCard),
    sample: { moduleName: 'son-yazilar' },
  }),
  'GET cms/category/getlist': lookup({
    who: 'anyone',
    summary: 'The categories of the blog that have posts, in display order.',
    input: z.object({}),
    output: z.array(category),
    sample: {},
  }),
  'GET cms/category/getcategoryinfo/{slug}': command({
    who: 'anyone',
    summary: 'One category with its description.',
    input: z.object({ slug }),
    output: categoryInfo,
    sample,
  }),
  'GET cms/content/listByCategoryUrl/{slug}/{page}/{limit}': lookup({
    who: 'anyone',
    summary: 'The posts of a category, newest first; `tum-yazilar` is all of them.',
    input: z.object({ slug, page, limit }),
    output: z.array(contentCard),
    sample: { ...sample, page: 1, limit: 12 },
  }),
  'GET cms/content/contentCountByCategoryUrl/{slug}': command({
    who: 'anyone',
    summary: 'The number of posts of a category; `tum-yazilar` counts all.',
    input: z.object({ slug }),
    output: z.number(),
    sample,
  }),
  'GET cms/content/get/{slug}': command({
    who: 'anyone',
    summary: 'A published page. A former slug answers the page too, whose `seoUrl` is the current one.',
    input: z.object({ slug, preview: z.string().max(200).optional() }),
    output: content,
    sample: { slug: 'hakkimizda' },
  }),
  'GET cms/content/listByEditorUrl/{slug}/{page}/{limit}': lookup({
    who: 'anyone',
    summary: 'The posts of an editor, newest first.',
    input: z.object({ slug, page, limit }),
    output: z.array(contentCard),
    sample: { slug: 'yayin-ekibi', page: 1, limit: 10 },
  }),
  'GET cms/content/getContentListByContentTypeId/{typeId}': lookup({
    who: 'anyone',
    summary: 'The pages of a type, newest first; 3 is campaigns.',
    input: z.object({ typeId }),
    output: z.array(contentCard),
    sample: { typeId: 3 },
  }),
  'GET cms/content/getsitemap': lookup({
    who: 'anyone',
    summary: 'The addresses of pages that search engines may list, in parts of ten thousand.',
    input: z.object({ part: z.coerce.number().int().min(0).max(1000).default(0) }),
    output: z.array(sitemapEntry),
    sample: {},
  }),
  'GET cms/content/countsitemapparts': command({
    who: 'anyone',
    summary: 'Extension: how many parts `getsitemap` has, at least one.',
    input: z.object({}),
    output: z.number(),
    sample: {},
  }),
  'GET cms/content/search': command({
    who: 'anyone',
    summary: `Posts, pages and questions that match the words in any inflection, ${searchLimits.hitsPerPage} a page. Of a frequent word the first 100 are listed, and \`isWhole\` is false.`,
    input: z.object({
      query: z.string().trim().min(searchLimits.leastLetters).max(searchLimits.mostLetters),
      page: page.default(1),
    }),
    output: z.object({ total: z.number(), isWhole: z.boolean(), hits: z.array(searchHit) }),
    sample: { query: 'bekleme süresi' },
  }),
};
