/** Metadata of pages whose texts come from the database. */
import type { Content, ContentCard } from '@emsal/api/calls/cms/shapes';
import type { PageMetadata } from '@emsal/platform/page-metadata';
import { campaignTypes, pageTypes, type PageType } from '@emsal/platform/content/page-types';
import { article, breadcrumbList, faqPage, organization, type Crumb } from '../seo/structured-data';
import { cmsTexts as texts } from './cms.texts';

export const typeOf = (typeId: number): PageType =>
  (Object.keys(pageTypes) as PageType[]).find((type) => pageTypes[type] === typeId) ?? 'NO_INDEX';

const home: Crumb = { label: texts.home, path: '/' };
const blog: Crumb = { label: texts.blog, path: '/blog' };
const campaigns: Crumb = { label: texts.campaigns, path: '/kampanyalar' };

export const crumbsOf = ({ title, seoUrl, category, typeId }: ContentCard): Crumb[] => [
  home,
  ...(campaignTypes.includes(typeId) ? [campaigns] : []),
  ...(category ? [blog, { label: category.title, path: category.link }] : []),
  { label: title, path: `/${seoUrl}` },
];

export function contentMetadata(content: Content): PageMetadata {
  const { typeId, title, seoTitle, shortContent, blocks, category, coverImage } = content;
  const questions = blocks.flatMap((block) => (block.kind === 'questions' ? block.items : []));
  return {
    type: typeOf(typeId),
    title: seoTitle,
    description: shortContent,
    picture: { heading: [title], ...(coverImage && { cover: coverImage }) },
    structuredData: (site) => [
      organization(site),
      breadcrumbList(site, crumbsOf(content)),
      ...(category ? [article(site, content)] : []),
      ...(questions.length > 0 ? [faqPage(questions)] : []),
    ],
  };
}

/** A list of pages: the blog, a category, an author, the campaigns. */
export const listMetadata = (crumb: Crumb, description: string, type: PageType = 'ARTICLE'): PageMetadata => ({
  type,
  title: crumb.label,
  description,
  structuredData: (site) => [organization(site), breadcrumbList(site, [home, crumb])],
});
