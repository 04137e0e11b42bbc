/** Which campaigns an insurer has for a question, and which of them the visitor's own facts earn (funnel 5, 9). */
import type { InsurerFacts } from '@emsal/insurers/insurer-facts';
import type { CampaignKind } from '@emsal/insurers/discounts';
import type { InsurerOffer } from '@emsal/insurers/quote-answer';
import type { QuoteRequest } from '@emsal/insurers/quote-request';
import { jobs } from '@emsal/reference/jobs';
import { campaignCap } from '@emsal/tariffs/campaigns/campaign-caps';
import { isAdult } from '@emsal/validation/ages/ages';
import { campaignTexts, discountTexts } from './pricing.texts';
import type { PercentOff } from './price';

type Campaign = InsurerOffer['campaigns'][number];
interface Asked {
  facts: InsurerFacts;
  request: QuoteRequest;
}

/** The child discount of an insurer: a share of the cap that its number decides. Illustrative. */
const childShares = [60, 80, 100] as const;

const jobDiscounts = new Map(jobs.map(({ code, discountPercent }) => [code, discountPercent]));

/** A company has no child, no occupation and no driver of its own. */
const isPerson = ({ insured }: QuoteRequest) => insured.identityNo.length === 11;

/** Of an occupation that nobody told yet, the most that any brings. */
const percents: Readonly<Record<CampaignKind, (asked: Asked) => number>> = {
  child: ({ facts: { firmId }, request: { line } }) =>
    Math.floor((campaignCap(line, 'child') * childShares[firmId % childShares.length]!) / 100),
  job: ({ request }) => {
    const [cap, job] = [campaignCap(request.line, 'job'), jobOf(request)];
    return job === undefined ? cap : Math.min(cap, jobDiscounts.get(job) ?? 0);
  },
  driver: ({ facts: { driverDiscount }, request: { line } }) =>
    Math.min(campaignCap(line, 'driver'), driverDiscount?.percent ?? 0),
};

/** The occupation of the opted-in campaign, else the one that the form asked. */
const jobOf = ({ campaigns, insured }: QuoteRequest): string | undefined => campaigns?.job?.code ?? insured.jobCode;

const conditions: Readonly<Record<CampaignKind, (facts: InsurerFacts) => string>> = {
  child: ({ childDiscountAges }) => campaignTexts.child(childDiscountAges),
  job: () => campaignTexts.job,
  driver: ({ driverDiscount }) =>
    driverDiscount && 'minAge' in driverDiscount
      ? campaignTexts.driverByAge(driverDiscount.minAge, driverDiscount.minLicenceYears)
      : campaignTexts.driverByExcess(driverDiscount?.claimExcessPercent ?? 0),
};

export function campaignsOf(asked: Asked): Campaign[] {
  if (!isPerson(asked.request)) return [];
  return (Object.keys(percents) as CampaignKind[])
    .map((kind) => ({ kind, percent: percents[kind](asked), condition: conditions[kind](asked.facts) }))
    .filter(({ percent }) => percent > 0);
}

/** The campaigns whose conditions hold, as discounts. */
export function campaignDiscounts(asked: Asked): PercentOff[] {
  return campaignsOf(asked)
    .filter(({ kind }) => earns[kind](asked))
    .map(({ kind, percent }) => ({ kind, percent, ...wordsOf[kind](asked, percent) }));
}

const earns: Readonly<Record<CampaignKind, (asked: Asked) => boolean>> = {
  job: ({ request }) => jobOf(request) !== undefined,
  child: ({ facts, request: { campaigns, insured, startDate } }) =>
    campaigns?.child !== undefined &&
    campaigns.child.age <= Number(facts.childDiscountAges.split('-')[1]) &&
    insured.birthday !== undefined &&
    isAdult(insured.birthday, startDate),
  driver: ({ facts: { driverDiscount }, request: { campaigns } }) => {
    if (!driverDiscount || !campaigns?.driver) return false;
    return 'minAge' in driverDiscount
      ? campaigns.driver.age > driverDiscount.minAge && campaigns.driver.licenceYears >= driverDiscount.minLicenceYears
      : true;
  },
};

type Words = Pick<PercentOff, 'description' | 'customDataCode'>;
const wordsOf: Readonly<Record<CampaignKind, (asked: Asked, percent: number) => Words>> = {
  job: ({ request }, percent) => ({ description: discountTexts.job(percent), customDataCode: jobOf(request) }),
  child: ({ facts, request }) => ({
    description: discountTexts.child(facts.childDiscountAges),
    customDataCode: String(request.campaigns?.child?.age),
  }),
  driver: (_asked, percent) => ({ description: discountTexts.driver(percent) }),
};
