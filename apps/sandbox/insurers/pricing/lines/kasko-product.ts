/** Own damage of a vehicle: by its value, and what the risk, the wishes and the no-claim level make of it. */
import type { KaskoQuestion } from '@emsal/insurers/quote-request';
import { immLimits, unlimitedImm } from '@emsal/tariffs/imm/imm-limits';
import { immPremium } from '@emsal/tariffs/imm/imm-premium';
import { immKey } from '@emsal/tariffs/imm/minimum-imm';
import { excessKey } from '@emsal/tariffs/kasko/excess';
import { kaskoLoadings, valuePremium, type KaskoRisk } from '@emsal/tariffs/kasko/kasko-premium';
import { noClaimPercent } from '@emsal/tariffs/kasko/no-claim';
import { loadings } from '@emsal/tariffs/loading';
import { usualTaxes } from '@emsal/tariffs/taxes';
import { ageOn } from '@emsal/validation/dates/calendar-day';
import { chooseCovers, upTo, type Assurance, type ScoredCover } from '../covers/cover';
import { electricCovers, kaskoCovers, repairShop } from '../covers/kasko-covers';
import { discountTexts } from '../pricing.texts';
import type { Pricing, Product } from '../product';

/** Limits that the products hold of themselves, TL, by cover score: illustrative. */
const usualLimits = [
  { from: 8.1, limit: unlimitedImm },
  { from: 6.7, limit: 5_000_000 },
  { from: 0, limit: 1_000_000 },
];

export function kaskoProduct({ facts, request, history, factor }: Pricing<KaskoQuestion>): Product {
  const base = Math.floor(valuePremium(request.vehicle.value ?? 0) * factor);
  const limit = request.adjust?.immLimit ?? usualLimits.find(({ from }) => facts.coverageScore >= from)!.limit;
  const imm = Math.floor(immPremium(limit, request.vehicle.vehicleClass) * factor);
  const covers = chooseCovers(coversOf(request), facts.coverageScore, request.adjust?.covers);
  const percent = noClaimPercent(history.level);
  return {
    base,
    loadings: [...kaskoLoadings(base, riskOf(request)), ...loadings({ imm, cover: covers.added })],
    discounts: [{ kind: 'noClaim', description: discountTexts.noClaim(percent), percent }],
    taxes: usualTaxes.value,
    noClaimLevel: history.level,
    assurances: [...covers.held, repairShop(facts.coverageScore), liability(limit), ...excessOf({ facts, request })],
    immLimits: [...immLimits],
    optionalCovers: covers.optional,
  };
}

const coversOf = ({ vehicle }: KaskoQuestion): readonly ScoredCover[] =>
  vehicle.isElectric ? [...kaskoCovers, ...electricCovers] : kaskoCovers;

export const liability = (limit: number): Assurance => ({
  key: immKey,
  label: 'İhtiyari mali mesuliyet, maddi ve bedeni ayrımsız',
  ...upTo(limit),
});

/** What the driver discount of some insurers asks for in return. */
function excessOf({
  facts: { driverDiscount },
  request,
}: Pick<Pricing<KaskoQuestion>, 'facts' | 'request'>): Assurance[] {
  if (!driverDiscount || !('claimExcessPercent' in driverDiscount) || !request.campaigns?.driver) return [];
  return [{ key: excessKey, label: 'Hasarda muafiyet', value: `%${driverDiscount.claimExcessPercent}` }];
}

function riskOf({ vehicle, insured, accessories, adjust, startDate }: KaskoQuestion): KaskoRisk {
  const off = adjust?.accessoriesOff ?? [];
  const { value = 0, provinceCode, vehicleClass, isCommercial, isElectric, lpg } = vehicle;
  return {
    ...{ value, provinceCode, vehicleClass, isCommercial, isElectric },
    vehicleAge: Math.max(0, Number(startDate.slice(0, 4)) - vehicle.modelYear),
    driverAge: insured.birthday === undefined ? undefined : ageOn(insured.birthday, startDate),
    accessories: accessories.filter(({ code }) => !off.includes(code)).reduce((sum, one) => sum + one.value, 0),
    gasSystem: lpg && (lpg.isOriginal ? 0 : (lpg.value ?? 0)),
  };
}
