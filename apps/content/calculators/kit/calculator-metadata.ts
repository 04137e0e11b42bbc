import type { PageMetadata } from '@emsal/platform/page-metadata';
import { calculatorPaths } from '@emsal/products/calculator-paths';
import { breadcrumbList, faqPage, organization, type Crumb } from '../../seo/structured-data';
import type { Calculator } from './calculator';
import { calculatorTexts as texts } from './calculator.texts';

const home: Crumb = { label: texts.home, path: '/' };
const all: Crumb = { label: texts.all, path: calculatorPaths.all };

type Described = Pick<Calculator, 'path' | 'name' | 'title' | 'description' | 'heading'> &
  Partial<Pick<Calculator, 'questions'>>;

export const calculatorMetadata = ({
  path,
  name,
  title,
  description,
  heading,
  questions = [],
}: Described): PageMetadata => ({
  type: 'CALCULATE',
  title,
  description,
  picture: { heading: [heading] },
  structuredData: (site) => [
    organization(site),
    breadcrumbList(site, [home, ...(path === all.path ? [] : [all]), { label: name, path }]),
    ...(questions.length > 0 ? [faqPage(questions)] : []),
  ],
});
