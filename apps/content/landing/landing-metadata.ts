import type { Landing } from '@emsal/lines/kit/landing/landing';
import { hasSpread } from '@emsal/lines/kit/landing/landing-prices';
import type { PageMetadata } from '@emsal/platform/page-metadata';
import { typeOf } from '../cms/cms-metadata';
import { breadcrumbList, faqPage, insuranceProduct, organization } from '../seo/structured-data';
import type { LandingVersion } from './landing-version';
import { landingTexts } from './landing.texts';

export function landingMetadata(
  { facts: { name, slug }, prices }: Landing,
  { typeId, title, seoTitle, shortContent, blocks }: LandingVersion,
): PageMetadata {
  const path = `/${slug}`;
  const heading = blocks.find((block) => block.kind === 'hero')?.heading ?? [title];
  const questions = blocks.flatMap((block) => (block.kind === 'questions' ? block.items : []));
  return {
    type: typeOf(typeId),
    title: seoTitle,
    description: shortContent,
    picture: { heading, ...(prices && hasSpread(prices) && { prices: prices.offers }) },
    structuredData: (site) => [
      organization(site),
      breadcrumbList(site, [
        { label: landingTexts.home, path: '/' },
        { label: title, path },
      ]),
      // What nobody sells yet is no product of this site.
      ...(prices ? [insuranceProduct(site, { name, description: shortContent, path })] : []),
      ...(questions.length > 0 ? [faqPage(questions)] : []),
    ],
  };
}
