import { lineFacts } from '@emsal/lines/registry/facts-of';
import type { PageMetadata } from '@emsal/platform/page-metadata';
import { breadcrumbList, faqPage, insuranceProduct, organization } from '../seo/structured-data';
import { hasSpread } from '../market/market';
import type { Landing } from './landing';
import { landingTexts } from './landing.texts';

export function landingMetadata({ line, title, description, heading, market, questions }: Landing): PageMetadata {
  const { name, slug } = lineFacts[line];
  const path = `/${slug}`;
  return {
    type: 'LANDING',
    title,
    description,
    picture: { heading, ...(hasSpread(market) && { prices: market.offers }) },
    structuredData: (site) => [
      organization(site),
      breadcrumbList(site, [
        { label: landingTexts.home, path: '/' },
        { label: name, path },
      ]),
      insuranceProduct(site, { name, description, path }),
      faqPage(questions),
    ],
  };
}
