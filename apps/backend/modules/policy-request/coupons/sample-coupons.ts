/** Codes of the sandbox, one per outcome. Illustrative: real ones come from a campaign. */
import type { coupons } from './tables';

type Sample = typeof coupons.$inferInsert;
const validFrom = new Date('2026-01-01T00:00:00Z');
const validUntil = new Date('2100-01-01T00:00:00Z');

export const sampleCoupons: readonly Sample[] = [
  { code: 'HOSGELDIN', title: 'Hoş geldin indirimi', amount: 25_000, validFrom, validUntil },
  { code: 'YUZDE5', title: '%5 indirim, en çok 500\u00A0₺', amount: 50_000, percent: 5, validFrom, validUntil },
  { code: 'TEKKULLANIM', title: 'Tek kullanımlık kod', amount: 10_000, maxUses: 1, validFrom, validUntil },
  { code: 'BUYUKPRIM', title: 'Büyük prim indirimi', amount: 50_000, minimumTotal: 100_000_000, validFrom, validUntil },
  {
    code: 'SECILISIRKET',
    title: 'Seçili şirketlerde indirim',
    amount: 25_000,
    excludedFirmIds: [31, 61],
    validFrom,
    validUntil,
  },
  {
    code: 'GECMISKOD',
    title: 'Süresi dolan kod',
    amount: 25_000,
    validFrom,
    validUntil: new Date('2026-02-01T00:00:00Z'),
  },
];
