/** The offer of one insurer to one question of any line: the line's product, the insurer's campaigns, and what all offers have in common. */
import type { InsurerFacts } from '@emsal/insurers/insurer-facts';
import type { InsurerOffer } from '@emsal/insurers/quote-answer';
import { isCallCentreOnly } from '@emsal/insurers/registry';
import type { QuestionOf, QuotedLine, QuoteRequest } from '@emsal/insurers/quote-request';
import { campaignDiscounts, campaignsOf } from './campaigns';
import { findDiscountCode } from '../discount-codes';
import { chance } from './chance';
import type { History } from './history';
import { greenCardProduct } from './lines/green-card-product';
import { immProduct } from './lines/imm-product';
import { kaskoProduct } from './lines/kasko-product';
import { trafficProduct } from './lines/traffic-product';
import { priceOf, type PercentOff } from './price';
import { discountTexts, productNames } from './pricing.texts';
import type { Pricing, Product } from './product';

const products: { [Line in QuotedLine]: (pricing: Pricing<QuestionOf<Line>>) => Product } = {
  AUTO: kaskoProduct,
  ELECTRICVEHICLE: kaskoProduct,
  TRAFFIC: trafficProduct,
  SHORTTRAFFIC: trafficProduct,
  USEDVEHICLETRAFFIC: trafficProduct,
  IMM: immProduct,
  GREENCARD: greenCardProduct,
};

export interface Asked {
  facts: InsurerFacts;
  request: QuoteRequest;
  history: History;
  seed: string;
}
type UndatedOffer = Omit<InsurerOffer, 'quoteRef' | 'validUntil' | 'onlineDiscountExpireDate'>;

/** Claims from which an insurer marks the offer as a risk of its own. */
const riskyClaims = 3;

export function insurerOffer(asked: Asked): UndatedOffer {
  const { facts, request, history } = asked;
  const pricing = { ...asked, factor: factorOf(asked) };
  const { discounts, base, loadings, taxes, ...product } = productOf(pricing);
  const allDiscounts = [...discounts, ...campaignDiscounts(asked), ...onlineDiscount(asked)];
  return {
    packageNo: 1,
    productName: facts.productNames?.[request.line] ?? productNames[request.line],
    ...priceOf({ base, loadings, taxes, discounts: allDiscounts }),
    maxInstalments: facts.maxInstalments,
    ...product,
    campaigns: campaignsOf(asked),
    documents: facts.hasMultilingualQrPdf ? ['quotePdf', 'multilingualQrPdf'] : ['quotePdf'],
    isRisk: history.claims >= riskyClaims,
  };
}

/** The table's row of a line takes that line's question: the compiler cannot follow the pair. */
const productOf = (pricing: Pricing): Product =>
  (products[pricing.request.line] as (given: Pricing) => Product)(pricing);

/** The insurer's level, and up to 4% to either side by chance of the facts that a price depends on; our question's id is not among them. */
function factorOf({ facts, request: { line, insured, vehicle, startDate }, seed }: Asked): number {
  const type = 'brandCode' in vehicle ? [vehicle.brandCode, vehicle.typeCode, vehicle.modelYear] : [];
  const noise = chance(seed, 'price', facts.firmId, line, insured.identityNo, vehicle.plate, ...type, startDate);
  return facts.priceFactor * (0.96 + 0.08 * noise);
}

/** 2 to 5%, illustrative; who sells by telephone only has none. A code that the insurer takes stands in its place. */
function onlineDiscount({ facts: { firmId }, request }: Asked): PercentOff[] {
  const { discountCode, withoutOnlineDiscount } = request.adjust ?? {};
  const byCode = discountCode === undefined ? undefined : findDiscountCode(discountCode);
  if (byCode && firmId % byCode.everyFirm === 0)
    return [{ kind: 'other', description: discountTexts.code(byCode.code), percent: byCode.percent }];
  if (withoutOnlineDiscount || isCallCentreOnly(firmId, request.line)) return [];
  return [{ kind: 'online', description: discountTexts.online, percent: 2 + (firmId % 4) }];
}
