/** A sum for accidents, priced by itself, the class of the work and the licence (lines.md PERSONALACCIDENT.3). */
import { chooseCovers } from '@emsal/pricing/cover';
import type { LinePrice, PricingOf, Product } from '@emsal/pricing/line-price';
import { accidentBase, accidentLoadings } from '@emsal/tariffs/accident/accident-premium';
import { sumKey, sumOf } from '@emsal/tariffs/accident/accident-sum';
import { loadings } from '@emsal/tariffs/loading';
import { usualTaxes } from '@emsal/tariffs/taxes';
import { boughtCovers, includedCovers } from './covers';
import type { personalAccidentQuestion } from './question';

function product({ facts, request, factor }: PricingOf<typeof personalAccidentQuestion>): Product {
  const sum = sumOf(request);
  const { occupation: jobCode, answers } = request.risk.people[0]!;
  const base = accidentBase({ sum, jobCode }, factor);
  const covers = chooseCovers(boughtCovers(sum), facts.coverageScore, request.options?.covers);
  return {
    base,
    loadings: [...accidentLoadings(base, answers.licenceType), ...loadings({ cover: covers.added })],
    discounts: [],
    taxes: usualTaxes.value,
    assurances: [...includedCovers(sum, answers.licenceType), ...covers.included],
    immLimits: [],
    optionalCovers: covers.optional,
    options: [{ key: sumKey, value: String(sum) }],
  };
}

export const personalAccidentPrice: LinePrice<typeof personalAccidentQuestion> = {
  productName: 'Ferdi Kaza Sigortası',
  product,
};
