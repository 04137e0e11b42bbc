/** Complementary health of one adult, priced by age, plan and province (lines.md COMPLEMENTHEALTH.3). */
import { chooseCovers } from '@emsal/pricing/cover';
import type { LinePrice, PricingOf, Product } from '@emsal/pricing/line-price';
import { discountTexts } from '@emsal/pricing/pricing.texts';
import { countContracted, narrowPartOf } from '@emsal/reference/contracted-companies';
import { healthRenewalPercent } from '@emsal/tariffs/complement-health/complement-health-figures';
import {
  maternityKey,
  networkKey,
  outpatientKey,
  type HealthPlan,
} from '@emsal/tariffs/complement-health/complement-health-plan';
import {
  healthBase,
  healthLoadings,
  mayHaveMaternity,
} from '@emsal/tariffs/complement-health/complement-health-premium';
import { ageOn } from '@emsal/validation/dates/calendar-day';
import { includedCovers, scoredCovers } from './covers';
import type { complementHealthQuestion } from './question';

type HealthPricing = PricingOf<typeof complementHealthQuestion>;

/** Of the form, and what was changed on the offer. */
function planOf({ terms, options }: HealthPricing['request'], age: number): HealthPlan {
  const chosen = (key: string) => options?.chosen?.find((one) => one.key === key)?.value;
  const maternity = chosen(maternityKey) ?? String(terms.maternity);
  return {
    network: (chosen(networkKey) ?? terms.network) as HealthPlan['network'],
    outpatient: (chosen(outpatientKey) ?? terms.outpatient) as HealthPlan['outpatient'],
    maternity: maternity === 'true' && mayHaveMaternity(age),
  };
}

const statedOptions = ({ network, outpatient, maternity }: HealthPlan): NonNullable<Product['options']> => [
  { key: networkKey, value: network },
  { key: outpatientKey, value: outpatient },
  { key: maternityKey, value: String(maternity) },
];

function product({ facts: { networkKey: wholeNetwork = '', coverageScore }, request, factor }: HealthPricing): Product {
  const { risk, terms, startDate, previousPolicyEnd, options } = request;
  const age = ageOn(risk.people[0]!.birthday, startDate);
  const plan = planOf(request, age);
  const base = healthBase(age, factor);
  const network = plan.network === 'wide' ? wholeNetwork : narrowPartOf(wholeNetwork);
  const covers = chooseCovers(scoredCovers, coverageScore, options?.covers);
  const hasServedWaits = previousPolicyEnd !== undefined;
  const institutions = countContracted(network, terms.provinceCode);
  return {
    base,
    loadings: healthLoadings(base, { ...plan, provinceCode: terms.provinceCode, added: covers.added }),
    discounts: hasServedWaits
      ? [{ kind: 'renewal', ...discountTexts.healthRenewal, percent: healthRenewalPercent.value }]
      : [],
    taxes: [],
    assurances: [...includedCovers(plan, { institutions, age, hasServedWaits }), ...covers.included],
    immLimits: [],
    optionalCovers: covers.optional,
    options: statedOptions(plan),
    networkKey: network,
  };
}

export const complementHealthPrice: LinePrice<typeof complementHealthQuestion> = {
  productName: 'Tamamlayıcı Sağlık Sigortası',
  product,
};
