/** The site's organisation, products and questions in schema.org terms. Without prices: those on the pages are samples, not offers. */
import { brand } from '@emsal/brand/brand';
import type { ContentCard } from '@emsal/api/calls/cms/shapes';
import type { AggregateRating, Article, BreadcrumbList, FAQPage, Organization, Product, WebSite } from 'schema-dts';

const id = (site: string) => ({ '@id': `${site}/#organization` });

export const organization = (site: string): Exclude<Organization, string> => ({
  '@type': 'Organization',
  ...id(site),
  name: brand.name,
  legalName: brand.legalName,
  slogan: brand.slogan,
  url: `${site}/`,
  logo: site + brand.logo,
  email: brand.email,
  address: { '@type': 'PostalAddress', streetAddress: brand.address, addressCountry: 'TR' },
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'sales',
    telephone: brand.phones.sales,
    availableLanguage: 'tr',
  },
  sameAs: brand.social.map(({ href }) => href),
});

export const webSite = (site: string): Exclude<WebSite, string> => ({
  '@type': 'WebSite',
  name: brand.name,
  url: `${site}/`,
  inLanguage: 'tr',
  publisher: id(site),
});

export interface Crumb {
  label: string;
  path: string;
}

export const breadcrumbList = (site: string, crumbs: readonly Crumb[]): Exclude<BreadcrumbList, string> => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: site + path,
  })),
});

export const faqPage = (questions: readonly { question: string; answer: string }[]): Exclude<FAQPage, string> => ({
  '@type': 'FAQPage',
  inLanguage: 'tr',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

export const insuranceProduct = (
  site: string,
  { name, description, path }: { name: string; description: string; path: string },
): Exclude<Product, string> => ({
  '@type': 'Product',
  name,
  description,
  category: 'Sigorta',
  url: site + path,
  brand: id(site) as { '@type': 'Organization'; '@id': string },
});

export const article = (
  site: string,
  { title, shortContent, seoUrl, publishDate, changeDate }: ContentCard,
): Exclude<Article, string> => ({
  '@type': 'Article',
  headline: title,
  description: shortContent,
  url: `${site}/${seoUrl}`,
  datePublished: publishDate,
  dateModified: changeDate,
  inLanguage: 'tr',
  author: id(site),
  publisher: id(site),
});

/** Of published reviews; there is none without them. */
export const aggregateRating = (
  site: string,
  { average, total }: { average: number; total: number },
): Exclude<AggregateRating, string> => ({
  '@type': 'AggregateRating',
  itemReviewed: id(site) as { '@type': 'Organization'; '@id': string },
  ratingValue: average,
  bestRating: 5,
  worstRating: 1,
  reviewCount: total,
});
