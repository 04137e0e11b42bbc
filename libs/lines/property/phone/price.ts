/** A telephone, priced by its list value, the package and the warranty (lines.md PHONE.3). */
import { chooseCovers } from '@emsal/pricing/cover';
import type { LinePrice, PricingOf, Product } from '@emsal/pricing/line-price';
import { phoneBase, phoneLoadings } from '@emsal/tariffs/phone/phone-premium';
import { packageKey, type PhonePackage } from '@emsal/tariffs/phone/phone-package';
import { loadings } from '@emsal/tariffs/loading';
import { usualTaxes } from '@emsal/tariffs/taxes';
import { includedCovers, scoredCovers } from './covers';
import type { phoneQuestion } from './question';

type PhonePricing = PricingOf<typeof phoneQuestion>;

const packageOf = ({ options }: PhonePricing['request']): PhonePackage =>
  options?.chosen?.find(({ key }) => key === packageKey)?.value === 'narrow' ? 'narrow' : 'wide';

function product({ facts, request, factor }: PhonePricing): Product {
  const chosen = packageOf(request);
  const { risk, terms, options } = request;
  const base = phoneBase({ listValue: risk.listValue, chosen }, factor);
  const covers = chooseCovers(scoredCovers, facts.coverageScore, options?.covers);
  return {
    base,
    loadings: [...phoneLoadings(base, terms.warrantyOver), ...loadings({ cover: covers.added })],
    discounts: [],
    taxes: usualTaxes.value,
    assurances: [...includedCovers(risk.listValue / 100, chosen), ...covers.included],
    immLimits: [],
    optionalCovers: covers.optional,
    options: [{ key: packageKey, value: chosen }],
  };
}

export const phonePrice: LinePrice<typeof phoneQuestion> = { productName: 'Cep Telefonu Sigortası', product };
