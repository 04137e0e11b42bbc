/** A line's price at the sandbox's insurers: the shape of each line's `price.ts`. */
import type { LineRequest } from '@emsal/lines/kit/question/question';
import type { NoClaimLevel } from '@emsal/tariffs/kasko/kasko-figures';
import type { Loading } from '@emsal/tariffs/loading';
import type { TaxShare } from '@emsal/tariffs/taxes';
import type { TrafficStep } from '@emsal/tariffs/traffic/step';
import type { z } from 'zod';
import type { Assurance, OptionalCover } from './cover';
import type { PercentOff, SurchargeKind } from './price-parts';

/** Claims history in the central registry: insurers look it up themselves, so it is not part of a request. */
export interface History {
  /** Claims of the last year, by the vehicle. */
  claims: number;
  step: TrafficStep;
  level: NoClaimLevel;
}

/** One insurer requires age and licence years, another a deductible (funnel 9). */
export type DriverDiscount =
  { percent: number; minAge: number; minLicenceYears: number } | { percent: number; claimDeductiblePercent: number };

/** What prices depend on of a request, besides the line's own. */
interface PricedRequest<Risk, Terms> extends Omit<LineRequest<Risk, Terms>, 'policyholder'> {
  policyholder: { birthday?: string | undefined };
  campaigns?: { driver?: object | undefined } | undefined;
  options?:
    | {
        immLimit?: number | undefined;
        covers?: readonly string[] | undefined;
        accessoriesOff?: readonly string[] | undefined;
        /** By the key that the line declares. */
        chosen?: readonly { key: string; value: string }[] | undefined;
      }
    | undefined;
}

export interface Pricing<Risk, Terms> {
  facts: {
    /** 0 to 10, extent of the covers. */
    coverageScore: number;
    driverDiscount: DriverDiscount | null;
    /** Of an insurer that sells health lines. */
    networkKey?: string;
  };
  request: PricedRequest<Risk, Terms>;
  history: History;
  /** Days from the first day of cover to the day of its end. */
  days: number;
  /** Around 1: the insurer's price level with its variation for this request. */
  factor: number;
}

/** The part of an offer that the line determines, without campaign and online discounts; amounts in kuruş. */
export interface Product {
  base: number;
  loadings: readonly Loading<SurchargeKind>[];
  discounts: readonly PercentOff[];
  taxes: readonly TaxShare[];
  /** Step (basamak) 0 to 8 used for pricing. */
  step?: TrafficStep;
  noClaimLevel?: NoClaimLevel;
  assurances: Assurance[];
  /** Liability limits that the insurer sells with this product. */
  immLimits: number[];
  optionalCovers: OptionalCover[];
  /** The options that the line declares, as they were priced. */
  options?: { key: string; value: string }[];
  /** The network of health institutions that the product may use. */
  networkKey?: string;
}

/** The highest discount of a campaign, in percent (funnel 9); without a figure the line has no such campaign. */
export interface CampaignCaps {
  child?: number;
  job?: number;
  driver?: number;
}

interface LineSchemas {
  risk: z.ZodType;
  terms: z.ZodType;
}
/** The pricing of a line with this question. */
export type PricingOf<Question extends LineSchemas> = Pricing<z.infer<Question['risk']>, z.infer<Question['terms']>>;

export interface LinePrice<Question extends LineSchemas> {
  /** The usual name of the product. */
  productName: string;
  campaignCaps?: CampaignCaps;
  /** The law sets the price: no insurer gives a discount of its own. */
  isLegalPrice?: true;
  product(pricing: PricingOf<Question>): Product;
}
