import type { QuoteRequest } from '@emsal/insurers/quote-request';
import { greenCardCountries } from '@emsal/reference/green-card-countries';
import { jobs } from '@emsal/reference/jobs';
import { optionsOf } from '@emsal/lines/server/server-lines';
import { describeRisk } from '@emsal/risks/risk';
import { namedPeople } from '../../../formats/insured-people';
import { formatDay, formatLimit } from './quote-format';
import type { QuoteLanguage } from './quote-language';
import { namedOptions } from '../options/named-parts';
import type { StoredOffer } from '../stored-offer';
import { assumptionTexts } from './assumptions.texts';

const namesByCode = (rows: readonly { code: string; name: string }[]) =>
  new Map(rows.map(({ code, name }) => [code, name]));
const jobNames = namesByCode(jobs);
const countryNames = namesByCode(greenCardCountries);
const nameIn = (names: ReadonlyMap<string, string>, code = ''): string => names.get(code) ?? code;

type Fact = { label: string; value: string };
type Priced = Pick<StoredOffer, 'step' | 'noClaimLevel'>;

/** In Turkish. */
export const countryName = (code: string): string => nameIn(countryNames, code);

/** The facts that a price is based on, in the order in which customers check them. @param priced step or level stated by the insurer */
export const assumptionsOf = (request: QuoteRequest, priced: Priced | null, language: QuoteLanguage = 'tr'): Fact[] =>
  [
    ...riskFacts(request, language),
    ...historyFacts(request, priced, language),
    ...travelFacts(request, language),
    ...campaignFacts(request, language),
    ...changeFacts(request, language),
  ].filter(({ value }) => value !== '');

const riskFacts = ({ risk, startDate }: QuoteRequest, language: QuoteLanguage): Fact[] => [
  ...describeRisk(risk, language).facts,
  ...namedPeople(risk, language),
  { label: assumptionTexts[language].startDate, value: formatDay(startDate, language) },
];

function historyFacts({ previousPolicyEnd }: QuoteRequest, priced: Priced | null, language: QuoteLanguage): Fact[] {
  const texts = assumptionTexts[language];
  return [
    { label: texts.previousPolicyEnd, value: previousPolicyEnd ? formatDay(previousPolicyEnd, language) : '' },
    { label: texts.step, value: priced?.step === undefined ? '' : texts.stepOf(priced.step) },
    {
      label: texts.noClaimLevel,
      value: priced?.noClaimLevel === undefined ? '' : texts.levelOf(priced.noClaimLevel),
    },
  ];
}

function travelFacts(request: QuoteRequest, language: QuoteLanguage): Fact[] {
  if (!('trip' in request.terms)) return [];
  const texts = assumptionTexts[language];
  const { trip } = request.terms;
  return [
    { label: texts.endDate, value: formatDay(trip.endDate, language) },
    { label: texts.country, value: nameIn(countryNames, trip.countryCode) },
  ];
}

/** What the visitor declared for campaign discounts, including the occupation of the form: the insurer may verify it. */
function campaignFacts(
  { policyholder, campaigns: { child, job, driver } = {} }: QuoteRequest,
  language: QuoteLanguage,
): Fact[] {
  const texts = assumptionTexts[language];
  return [
    { label: texts.occupation, value: job ? '' : nameIn(jobNames, policyholder.jobCode) },
    { label: texts.child, value: child ? texts.childAged(child.age) : '' },
    { label: texts.job, value: nameIn(jobNames, job?.code) },
    { label: texts.driver, value: driver ? texts.driverAged(driver.age, driver.licenceYears) : '' },
  ];
}

function changeFacts({ line, options = {} }: QuoteRequest, language: QuoteLanguage): Fact[] {
  const texts = assumptionTexts[language];
  return [
    { label: texts.discountCode, value: options.discountCode ?? '' },
    { label: texts.onlineDiscount, value: options.withoutOnlineDiscount ? texts.removed : '' },
    { label: texts.immLimit, value: options.immLimit === undefined ? '' : formatLimit(options.immLimit, language) },
    {
      label: texts.accessories,
      value: options.accessoriesOff?.length ? texts.accessoriesOff(options.accessoriesOff.length) : '',
    },
    ...namedOptions(options.chosen ?? [], optionsOf(line)),
  ];
}
