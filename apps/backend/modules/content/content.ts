/** Pages, blog and campaigns out of the database, as versions of blocks (decision 255). */
import { brand } from '@emsal/brand/brand';
import { cmsCalls } from '@emsal/api/calls/cms';
import { contentOutcomes } from '@emsal/api/outcomes/content';
import { allPosts } from '@emsal/platform/content/all-posts';
import { isIndexed, pageTypes, type PageType } from '@emsal/platform/content/page-types';
import { defineModule } from '../../http/module';
import { refusalsOf } from '../../http/refusal';
import { categoryBySlug, contentOfDraft, contentBySlug, listCards, listCategories, toCategory } from './content-store';
import { countList, ofCategory, ofEditor, ofProducts, ofType, outsideBlog } from './content-lists';
import { openDraft } from './draft-link';
import { imageFileRoutes } from './images/image-files';
import { publishPlannedJob } from './publish-planned';
import { search } from './search/search';
import { seedContent } from './seed-content';
import { countSitemapParts, sitemapAddresses } from './sitemap-addresses';

const refuse = refusalsOf(contentOutcomes);

const indexedTypeIds = Object.entries(pageTypes)
  .filter(([type]) => isIndexed(type as PageType))
  .map(([, id]) => id);

/** More than fits on one page of a list, for modules and campaigns, which have no pages. */
const wholeList = { page: 1, limit: 100 };
const moduleLists = {
  'son-yazilar': { list: ofCategory(allPosts), slice: { page: 1, limit: 6 } },
  sayfalar: { list: outsideBlog, slice: wholeList },
  urunler: { list: ofProducts, slice: wholeList },
};
const moduleNamed = (name: string) =>
  Object.hasOwn(moduleLists, name) ? moduleLists[name as keyof typeof moduleLists] : undefined;

export const contentModule = defineModule({
  name: 'content',
  calls: cmsCalls,
  handlers: {
    'GET selfservice/formdata/GetYoutubePlayList': async () =>
      brand.videos.map(({ title, href }) => ({ title, link: href })),
    'GET cms/module/GetModuleContentWithModuleName': async ({ moduleName }, { db }) => {
      const module = moduleNamed(moduleName);
      return module ? listCards(db, module.list, module.slice) : [];
    },
    'GET cms/category/getlist': (_input, { db }) => listCategories(db),
    'GET cms/category/getcategoryinfo/{slug}': async ({ slug }, { db }) => {
      const row = await categoryBySlug(db, slug);
      return row ? { ...toCategory(row), description: row.description } : refuse('contentNotFound');
    },
    'GET cms/content/listByCategoryUrl/{slug}/{page}/{limit}': ({ slug, ...slice }, { db }) =>
      listCards(db, ofCategory(slug), slice),
    'GET cms/content/contentCountByCategoryUrl/{slug}': ({ slug }, { db }) => countList(db, ofCategory(slug)),
    'GET cms/content/get/{slug}': async ({ slug, preview }, { db, clock, config }) => {
      if (!preview) return (await contentBySlug(db, slug)) ?? refuse('contentNotFound');
      const draft = openDraft(preview, { config, clock });
      return (draft && (await contentOfDraft(db, draft, clock.now()))) || refuse('contentNotFound');
    },
    'GET cms/content/listByEditorUrl/{slug}/{page}/{limit}': ({ slug, ...slice }, { db }) =>
      listCards(db, ofEditor(slug), slice),
    'GET cms/content/getContentListByContentTypeId/{typeId}': ({ typeId }, { db }) =>
      listCards(db, ofType(typeId), wholeList),
    'GET cms/content/getsitemap': async ({ part }, { db }) =>
      (await sitemapAddresses(db, indexedTypeIds, part)).map(({ changedAt, ...address }) => ({
        ...address,
        changeDate: changedAt.toISOString(),
      })),
    'GET cms/content/countsitemapparts': (_input, { db }) => countSitemapParts(db, indexedTypeIds),
    'GET cms/content/search': ({ query, page }, { db }) => search(db, query, page),
  },
  routes: (app, services) => imageFileRoutes(app, services),
  jobs: [publishPlannedJob],
  start: seedContent,
});
