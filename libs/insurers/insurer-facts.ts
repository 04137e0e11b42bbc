/** What is known of an insurer: one value feeds the client, the double, the offer list and the sandbox's prices. All are fictional. */
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { Dialect } from './dialects/dialect';
import type { Declines } from './quirks/declines';
import type { QuotedLine } from './quote-request';

/** Funnel 9: one insurer asks age and licence years, another takes part of a claim back. */
export type DriverDiscount =
  { percent: number; minAge: number; minLicenceYears: number } | { percent: number; claimExcessPercent: number };

export interface InsurerFacts {
  firmId: number;
  name: string;
  networkKey: string;
  /** Against the market's mean; the legal ceiling stays above all of them. */
  priceFactor: number;
  /** 0 to 10, how much the products cover. */
  coverageScore: number;
  lines: readonly LineId[];
  hasMultilingualQrPdf: boolean;
  /** Ages of children that the child discount asks for (funnel 3.10). */
  childDiscountAges: '0-6' | '0-10';
  driverDiscount: DriverDiscount | null;
  /** Sells traffic through the call centre only: its offers are shown, its buy action opens the call. */
  isTrafficCallCentreOnly: boolean;
  maxInstalments: number;
  /** Usual time to an answer. */
  latencyMs: number;
  dialect: Dialect;
  /** Where a product is not called by its line's usual name. */
  productNames?: Partial<Record<QuotedLine, string>>;
  quirks?: InsurerQuirks;
}

/** What one insurer alone does; the sandbox plays it, the engine must live with it. */
export interface InsurerQuirks {
  /** Refuses before pricing. */
  declines?: Declines;
  /** Share of requests that never get an answer. */
  hangingShare?: number;
}
