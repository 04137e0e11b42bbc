/** The campaigns of an insurer for a request, and those that the insured qualifies for (funnel 5, 9). */
import type { InsurerFacts } from '@emsal/insurers/insurer-facts';
import type { CampaignKind } from '@emsal/insurers/discounts';
import type { InsurerOffer } from '@emsal/insurers/quote-answer';
import type { QuoteRequest } from '@emsal/insurers/quote-request';
import type { SoldLine } from '@emsal/lines/registry/facts-of';
import { jobs } from '@emsal/reference/jobs';
import type { CampaignCaps } from '@emsal/pricing/line-price';
import type { PercentOff } from '@emsal/pricing/price-parts';
import { discountTexts } from '@emsal/pricing/pricing.texts';
import { isAdult } from '@emsal/validation/ages/ages';
import { priceOfLine } from './prices';
import { campaignTexts } from './pricing.texts';

type Campaign = InsurerOffer['campaigns'][number];
interface CampaignInput {
  facts: InsurerFacts;
  request: QuoteRequest;
}

/** The child discount of an insurer: a share of the cap, chosen by its firm id. Illustrative. */
const childShares = [60, 80, 100] as const;

const jobDiscounts = new Map(jobs.map(({ code, discountPercent }) => [code, discountPercent]));

/** Percent; 0 where the line has no such campaign. */
const capOf = (line: SoldLine, campaign: keyof CampaignCaps): number => priceOfLine(line).campaignCaps?.[campaign] ?? 0;

/** A company has no campaigns. */
const isPerson = ({ policyholder }: QuoteRequest) => policyholder.identityNo.length === 11;

/** Without an occupation, the highest percentage of any occupation. */
const percents: Readonly<Record<CampaignKind, (input: CampaignInput) => number>> = {
  child: ({ facts: { firmId }, request: { line } }) =>
    Math.floor((capOf(line, 'child') * childShares[firmId % childShares.length]!) / 100),
  job: ({ request }) => {
    const cap = capOf(request.line, 'job');
    const job = jobOf(request);
    return job === undefined ? cap : Math.min(cap, jobDiscounts.get(job) ?? 0);
  },
  driver: ({ facts: { driverDiscount }, request: { line } }) =>
    Math.min(capOf(line, 'driver'), driverDiscount?.percent ?? 0),
};

/** The occupation of the campaign, otherwise the form's. */
const jobOf = ({ campaigns, policyholder }: QuoteRequest): string | undefined =>
  campaigns?.job?.code ?? policyholder.jobCode;

const conditions: Readonly<Record<CampaignKind, (facts: InsurerFacts) => string>> = {
  child: ({ childDiscountAges }) => campaignTexts.child(childDiscountAges),
  job: () => campaignTexts.job,
  driver: ({ driverDiscount }) =>
    driverDiscount && 'minAge' in driverDiscount
      ? campaignTexts.driverByAge(driverDiscount.minAge, driverDiscount.minLicenceYears)
      : campaignTexts.driverByDeductible(driverDiscount?.claimDeductiblePercent ?? 0),
};

export function campaignsOf(input: CampaignInput): Campaign[] {
  if (!isPerson(input.request)) return [];
  return (Object.keys(percents) as CampaignKind[])
    .map((kind) => ({ kind, percent: percents[kind](input), condition: conditions[kind](input.facts) }))
    .filter(({ percent }) => percent > 0);
}

/** The campaigns whose conditions are met, as discounts. */
export function campaignDiscounts(input: CampaignInput): PercentOff[] {
  return campaignsOf(input)
    .filter(({ kind }) => isEarned[kind](input))
    .map(({ kind, percent }) => ({ kind, percent, ...discountDetails[kind](input, percent) }));
}

const isEarned: Readonly<Record<CampaignKind, (input: CampaignInput) => boolean>> = {
  job: ({ request }) => jobOf(request) !== undefined,
  child: ({ facts, request: { campaigns, policyholder, startDate } }) =>
    campaigns?.child !== undefined &&
    campaigns.child.age <= Number(facts.childDiscountAges.split('-')[1]) &&
    policyholder.birthday !== undefined &&
    isAdult(policyholder.birthday, startDate),
  driver: ({ facts: { driverDiscount }, request: { campaigns } }) => {
    if (!driverDiscount || !campaigns?.driver) return false;
    return 'minAge' in driverDiscount
      ? campaigns.driver.age > driverDiscount.minAge && campaigns.driver.licenceYears >= driverDiscount.minLicenceYears
      : true;
  },
};

type DiscountDetails = Pick<PercentOff, 'description' | 'figure' | 'customDataCode'>;
const discountDetails: Readonly<Record<CampaignKind, (input: CampaignInput, percent: number) => DiscountDetails>> = {
  job: ({ request }, percent) => ({ ...discountTexts.job(percent), customDataCode: jobOf(request) }),
  child: ({ facts, request }) => ({
    ...discountTexts.child(facts.childDiscountAges),
    customDataCode: String(request.campaigns?.child?.age),
  }),
  driver: (_input, percent) => discountTexts.driver(percent),
};
