/** Own damage of a vehicle, priced by value, risk, changes and no-claims level. */
import { chooseCovers, extentOf, type Assurance, type ScoredCover } from '@emsal/pricing/cover';
import type { LinePrice, PricingOf, Product } from '@emsal/pricing/line-price';
import { discountTexts } from '@emsal/pricing/pricing.texts';
import { immLimits, unlimitedImm } from '@emsal/tariffs/imm/imm-limits';
import { immPremium } from '@emsal/tariffs/imm/imm-premium';
import { deductibleKey } from '@emsal/tariffs/kasko/deductible';
import { kaskoLoadings, valuePremium, type KaskoRisk } from '@emsal/tariffs/kasko/kasko-premium';
import { noClaimPercent } from '@emsal/tariffs/kasko/no-claim';
import { loadings } from '@emsal/tariffs/loading';
import { usualTaxes } from '@emsal/tariffs/taxes';
import { ageOn } from '@emsal/validation/dates/calendar-day';
import { liability } from '../liability';
import { electricCovers, kaskoCovers, repairShop } from './covers';
import type { autoQuestion } from './question';

type KaskoPricing = PricingOf<typeof autoQuestion>;
type KaskoRequest = KaskoPricing['request'];

/** Included limits, TL, by cover score: illustrative. */
const usualLimits = [
  { from: 8.1, limit: unlimitedImm },
  { from: 6.7, limit: 5_000_000 },
  { from: 0, limit: 1_000_000 },
];

function product({ facts, request, history, factor }: KaskoPricing): Product {
  const base = Math.floor(valuePremium(request.risk.value ?? 0) * factor);
  const limit = request.options?.immLimit ?? usualLimits.find(({ from }) => facts.coverageScore >= from)!.limit;
  const imm = Math.floor(immPremium(limit, request.risk.vehicleClass) * factor);
  const covers = chooseCovers(coversOf(request), facts.coverageScore, request.options?.covers);
  const percent = noClaimPercent(history.level);
  return {
    base,
    loadings: [...kaskoLoadings(base, riskOf(request)), ...loadings({ imm, cover: covers.added })],
    discounts: [{ kind: 'noClaim', ...discountTexts.noClaim(percent), percent }],
    taxes: usualTaxes.value,
    noClaimLevel: history.level,
    assurances: [
      ...covers.included,
      repairShop(facts.coverageScore),
      liability(limit),
      ...deductibleOf({ facts, request }),
    ],
    immLimits: [...immLimits],
    optionalCovers: covers.optional,
  };
}

const coversOf = ({ risk }: KaskoRequest): readonly ScoredCover[] =>
  risk.isElectric ? [...kaskoCovers, ...electricCovers] : kaskoCovers;

/** The deductible that some insurers require for their driver discount. */
function deductibleOf({ facts: { driverDiscount }, request }: Pick<KaskoPricing, 'facts' | 'request'>): Assurance[] {
  if (!driverDiscount || !('claimDeductiblePercent' in driverDiscount) || !request.campaigns?.driver) return [];
  return [
    { key: deductibleKey, label: 'Hasarda muafiyet', ...extentOf('percent', driverDiscount.claimDeductiblePercent) },
  ];
}

function riskOf({ risk, policyholder, terms, options, startDate }: KaskoRequest): KaskoRisk {
  const off = options?.accessoriesOff ?? [];
  const { value = 0, provinceCode, vehicleClass, isCommercial, isElectric, lpg } = risk;
  return {
    value,
    provinceCode,
    vehicleClass,
    isCommercial,
    isElectric,
    vehicleAge: Math.max(0, Number(startDate.slice(0, 4)) - risk.modelYear),
    driverAge: policyholder.birthday === undefined ? undefined : ageOn(policyholder.birthday, startDate),
    accessories: terms.accessories.filter(({ code }) => !off.includes(code)).reduce((sum, one) => sum + one.value, 0),
    gasSystem: lpg && (lpg.isOriginal ? 0 : (lpg.value ?? 0)),
  };
}

export const kaskoPrice = (productName: string): LinePrice<typeof autoQuestion> => ({
  productName,
  campaignCaps: { child: 25, job: 25, driver: 20 },
  product,
});

export const autoPrice = kaskoPrice('Genişletilmiş Kasko');
