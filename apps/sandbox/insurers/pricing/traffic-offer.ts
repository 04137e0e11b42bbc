/** The price of one insurer for compulsory traffic: never above the legal ceiling, every part stated, the same for the same question. */
import type { InsurerFacts } from '@emsal/insurers/insurer-facts';
import type { InsurerOffer } from '@emsal/insurers/quote-answer';
import type { TrafficQuestion } from '@emsal/insurers/quote-request';
import { assurancesOf } from './assurances';
import { chance } from './chance';

export interface Pricing {
  facts: InsurerFacts;
  request: TrafficQuestion;
  seed: string;
  /** Legal maximum for this province, class, step and delay, kuruş. */
  ceiling: number;
  step: number;
}
type Price = Pick<InsurerOffer, 'base' | 'discounts' | 'surcharges' | 'taxes' | 'instalmentCost' | 'total'>;

/** Where the market's mean lies below the ceiling: 8,684 TL paid against bases of 13,900 to 17,100 (domain.md 2.2). */
const meanShareOfCeiling = 0.8;
/** Shares within the premium, illustrative: recalled percentages, not from an official text (domain.md 5). */
const taxShares = [
  { description: 'Banka ve sigorta muameleleri vergisi', percent: 5 },
  { description: 'Güvence Hesabı payı', percent: 2 },
  { description: 'Trafik Hizmetleri Geliştirme Fonu payı', percent: 5 },
  { description: 'SGK payı', percent: 10 },
] as const;
const taxPercent = taxShares.reduce((sum, { percent }) => sum + percent, 0);

export function trafficPrice({ facts, request, seed, ceiling }: Pricing): Price {
  const noise = chance(seed, 'price', facts.firmId, ...priceFactsOf(request));
  const share = Math.min(1, meanShareOfCeiling * facts.priceFactor * (0.96 + 0.08 * noise));
  const net = Math.floor((ceiling * share * 100) / (100 + taxPercent));
  const discount = Math.floor((net * onlineDiscountPercent(facts)) / 100);
  const taxes = taxShares.map(({ description, percent }) => ({
    description,
    amount: Math.floor((net * percent) / 100),
  }));
  return {
    base: net + discount,
    surcharges: [],
    discounts: discount ? [{ kind: 'online', description: 'Çevrim içi satış indirimi', amount: discount }] : [],
    taxes,
    instalmentCost: 0,
    total: net + taxes.reduce((sum, { amount }) => sum + amount, 0),
  };
}

const onlineDiscountPercent = ({ firmId, isTrafficCallCentreOnly }: InsurerFacts) =>
  isTrafficCallCentreOnly ? 0 : 2 + (firmId % 4);

/** What the price depends on; our question's id is not among it. */
const priceFactsOf = ({ insured, vehicle, startDate }: TrafficQuestion): string[] => [
  insured.identityNo,
  vehicle.plate,
  vehicle.brandCode,
  vehicle.typeCode,
  String(vehicle.modelYear),
  startDate,
];

export function trafficOffer(pricing: Pricing, validUntil: string): Omit<InsurerOffer, 'quoteRef'> {
  const { facts, step } = pricing;
  return {
    packageNo: 1,
    productName: facts.productNames?.TRAFFIC ?? 'Zorunlu Trafik Sigortası',
    ...trafficPrice(pricing),
    maxInstalments: facts.maxInstalments,
    validUntil,
    step,
    assurances: assurancesOf(facts.coverageScore, pricing.request.startDate),
    campaigns: [],
    immLimits: [],
    optionalCovers: [],
    documents: [],
    isRisk: step === 0,
  };
}
