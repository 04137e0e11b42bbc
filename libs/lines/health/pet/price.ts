/** A cat or a dog, priced by its kind, age, breed and province (lines.md PET.3). */
import { chooseCovers } from '@emsal/pricing/cover';
import type { LinePrice, PricingOf, Product } from '@emsal/pricing/line-price';
import { discountTexts } from '@emsal/pricing/pricing.texts';
import { loadings } from '@emsal/tariffs/loading';
import { petRenewalDiscount } from '@emsal/tariffs/pet/pet-figures';
import { petBase, petLoadings } from '@emsal/tariffs/pet/pet-premium';
import { usualTaxes } from '@emsal/tariffs/taxes';
import { ageOn } from '@emsal/validation/dates/calendar-day';
import { allCovers, scoredCovers } from './covers';
import type { petQuestion } from './question';

function product({ facts, request, factor }: PricingOf<typeof petQuestion>): Product {
  const { risk, startDate, previousPolicyEnd, options } = request;
  const base = petBase(risk.species, factor);
  const covers = chooseCovers(scoredCovers, facts.coverageScore, options?.covers);
  const percent = petRenewalDiscount.value;
  return {
    base,
    loadings: [
      ...petLoadings(base, { ...risk, years: ageOn(risk.birthday, startDate) }),
      ...loadings({ cover: covers.added }),
    ],
    discounts: previousPolicyEnd ? [{ kind: 'renewal', ...discountTexts.renewal(percent), percent }] : [],
    taxes: usualTaxes.value,
    assurances: allCovers(covers.included),
    immLimits: [],
    optionalCovers: covers.optional,
  };
}

export const petPrice: LinePrice<typeof petQuestion> = { productName: 'Evcil Hayvan Sigortası', product };
