import type { FirmId, ProductId } from '@emsal/api/calls/identifiers';
import type { InsurerOffer } from '@emsal/insurers/quote-answer';
import type { ProductChange } from './stored-request';

/** An insurer's offer with our ids and seal. Money in kuruş. */
export interface StoredOffer extends InsurerOffer {
  id: string;
  firmId: FirmId;
  /** Firm and package in one integer. */
  productId: ProductId;
  seal: string;
  /** What it includes of the change that its list repeats for this insurer; absent where there is none. */
  keptChange?: ProductChange;
  /** The figures of law and tariff by which it was checked; absent in offers stored before 2026-12 (decision 300). */
  ruleVersion?: string;
}

const packagesPerFirm = 1_000;
export const productIdOf = (firmId: FirmId, packageNo: number): number => firmId * packagesPerFirm + packageNo;
export const firmIdOf = (productId: ProductId): number => Math.floor(productId / packagesPerFirm);
