/** The coupons of the test environment as rows. Real ones come from a campaign. */
import { sampleCoupons } from '@emsal/reference/sample-coupons';
import type { coupons } from './tables';

const validFrom = new Date('2026-01-01T00:00:00Z');
const withoutEnd = '2100-01-01T00:00:00Z';

export const sampleRows: readonly (typeof coupons.$inferInsert)[] = sampleCoupons.map(
  ({ everyFirm: _, validUntil = withoutEnd, ...coupon }) => ({
    ...coupon,
    validFrom,
    validUntil: new Date(validUntil),
  }),
);
