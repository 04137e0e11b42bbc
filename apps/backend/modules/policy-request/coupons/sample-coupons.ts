/** The discount codes of the test environment as coupons. Real codes come from a campaign. */
import { discountCodes } from '@emsal/reference/discount-codes';
import type { coupons } from './tables';

const validFrom = new Date('2026-01-01T00:00:00Z');
const withoutEnd = '2100-01-01T00:00:00Z';

export const sampleCoupons: readonly (typeof coupons.$inferInsert)[] = discountCodes.map(
  ({ everyFirm: _, validUntil = withoutEnd, ...code }) => ({ ...code, validFrom, validUntil: new Date(validUntil) }),
);
