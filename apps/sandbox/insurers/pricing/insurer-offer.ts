/** An insurer's offer for a request of any line: the line's product, the insurer's campaigns, and the parts shared by all lines. */
import { coverDays } from '@emsal/insurers/end-of-cover';
import type { InsurerFacts } from '@emsal/insurers/insurer-facts';
import type { InsurerOffer } from '@emsal/insurers/quote-answer';
import { isCallCentreOnly } from '@emsal/insurers/registry';
import type { QuoteRequest } from '@emsal/insurers/quote-request';
import type { SoldLine } from '@emsal/lines/registry/facts-of';
import type { Assurance } from '@emsal/pricing/cover';
import type { History, Product } from '@emsal/pricing/line-price';
import { discountTexts } from '@emsal/pricing/pricing.texts';
import type { PercentOff } from '@emsal/pricing/price-parts';
import { riskNumber } from '@emsal/risks/risk';
import { campaignDiscounts, campaignsOf } from './campaign-discounts';
import { findSampleCoupon } from '@emsal/reference/sample-coupons';
import { chance } from './chance';
import { priceOf } from './price';
import { priceOfLine } from './prices';

export interface OfferInput {
  facts: InsurerFacts;
  request: QuoteRequest;
  history: History;
  seed: string;
}
type UndatedOffer = Omit<InsurerOffer, 'quoteRef' | 'validUntil' | 'onlineDiscountExpireDate'>;

/** Number of claims from which an insurer marks the offer as a risk. */
const riskyClaims = 3;

export function insurerOffer(input: OfferInput): UndatedOffer {
  const { facts, request, history } = input;
  const { productName, isLegalPrice } = priceOfLine(request.line);
  const { discounts, base, loadings, taxes, ...product } = productOf(input);
  const assurances = ownCovers(facts, request.line, product.assurances);
  const ownDiscounts = isLegalPrice ? [] : [...campaignDiscounts(input), ...onlineDiscount(input)];
  return {
    packageNo: 1,
    productName: facts.productNames?.[request.line] ?? productName,
    ...priceOf({ base, loadings, taxes, discounts: [...discounts, ...ownDiscounts] }),
    maxInstalments: facts.maxInstalments,
    ...product,
    assurances,
    optionalCovers: notGiven(product, assurances),
    campaigns: campaignsOf(input),
    documents: facts.hasMultilingualQrPdf ? ['quotePdf', 'multilingualQrPdf'] : ['quotePdf'],
    isRisk: history.claims >= riskyClaims,
  };
}

/** A copy: what a line holds in every product is shared by all insurers. */
const ownCovers = ({ behaviour }: InsurerFacts, line: SoldLine, covers: readonly Assurance[]): Assurance[] =>
  (behaviour?.covers?.[line] ?? []).reduce<Assurance[]>((all, change) => [...change(all)], [...covers]);

/** What this insurer includes of its own is not sold as well. */
const notGiven = (
  { optionalCovers, assurances }: Pick<Product, 'optionalCovers' | 'assurances'>,
  own: readonly Assurance[],
): Product['optionalCovers'] => {
  const given = own.filter(({ key }) => assurances.every((usual) => usual.key !== key));
  return optionalCovers.filter(({ key }) => given.every((cover) => cover.key !== key));
};

const productOf = (input: OfferInput): Product =>
  priceOfLine(input.request.line).product({
    ...input,
    request: input.request as never,
    days: coverDays(input.request),
    factor: factorOf(input),
  });

/** The insurer's price level with up to 4% of pseudo-random variation by the rating factors; the request id is not one of them. */
function factorOf({ facts, request: { line, policyholder, risk, startDate }, seed }: OfferInput): number {
  const type = 'typeCode' in risk ? [risk.brandCode, risk.typeCode, risk.modelYear] : [];
  const noise = chance(
    seed,
    'price',
    facts.firmId,
    line,
    policyholder.identityNo,
    riskNumber(risk),
    ...type,
    startDate,
  );
  return facts.priceFactor * (0.96 + 0.08 * noise);
}

/** 2 to 5%, illustrative; none for sales by telephone. An accepted discount code replaces it. */
function onlineDiscount({ facts: { firmId }, request }: OfferInput): PercentOff[] {
  const { discountCode, withoutOnlineDiscount } = request.options ?? {};
  const byCode = discountCode === undefined ? undefined : findSampleCoupon(discountCode);
  if (byCode?.everyFirm && byCode.percent && firmId % byCode.everyFirm === 0)
    return [{ kind: 'other', ...discountTexts.code(byCode.code), percent: byCode.percent }];
  if (withoutOnlineDiscount || isCallCentreOnly(firmId, request.line)) return [];
  return [{ kind: 'online', ...discountTexts.online, percent: 2 + (firmId % 4) }];
}
