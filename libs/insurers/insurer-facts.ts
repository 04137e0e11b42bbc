/** What is known of an insurer: one value feeds its client, its stub in the sandbox, the offer list and the sandbox's prices. All are fictional. */
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { DriverDiscount } from '@emsal/pricing/line-price';
import type { Dialect } from './dialects/dialect';
import type { CoverChange } from './underwriting/own-covers';
import type { UnderwritingRule } from './underwriting/underwriting-rule';
import type { SoldLine } from '@emsal/lines/registry/facts-of';

export interface InsurerFacts {
  firmId: number;
  name: string;
  /** The network of hospitals that a health policy may use. */
  networkKey: string;
  /** Relative to the market's mean; the legal ceiling applies to all. */
  priceFactor: number;
  /** 0 to 10, extent of the covers. */
  coverageScore: number;
  /** Lines that it offers; a visitor can buy those whose sale is open (`sale` in the line's facts). */
  lines: readonly LineId[];
  hasMultilingualQrPdf: boolean;
  /** Children's ages for the child discount (funnel 3.10). */
  childDiscountAges: '0-6' | '0-10';
  driverDiscount: DriverDiscount | null;
  /** Lines that it sells through its call centre only: these offers are shown with a call button. */
  callCentreLines: readonly LineId[];
  maxInstalments: number;
  /** Usual response time. */
  latencyMs: number;
  dialect: Dialect;
  /** Product names that differ from the line's usual name. */
  productNames?: Partial<Record<SoldLine, string>>;
  behaviour?: InsurerBehaviour;
}

/** Behaviour of a single insurer: the sandbox simulates it, the backend treats all insurers alike. */
export interface InsurerBehaviour {
  /** Declines before pricing. */
  underwritingRule?: UnderwritingRule;
  /** What its products cover differently, by line. */
  covers?: Partial<Record<SoldLine, readonly CoverChange[]>>;
  /** Share of requests that are never answered. */
  hangingShare?: number;
}
