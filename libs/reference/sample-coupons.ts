/** The coupons of the test environment, one per outcome; illustrative. The code is typed on the payment page, and the discount is returned to the card. */
export interface SampleCoupon {
  code: string;
  title: string;
  /** Kuruş; or a percentage of the premium with this as its upper bound. */
  amount: number;
  percent?: number;
  /** Kuruş: minimum premium. */
  minimumTotal?: number;
  /** Over all customers. */
  maxUses?: number;
  excludedFirmIds?: number[];
  /** ISO instant; none for a code without an end. */
  validUntil?: string;
  /** Insurers whose firm id this divides accept the code in a new quote, in place of their online discount. */
  everyFirm?: number;
}

export const sampleCoupons: readonly SampleCoupon[] = [
  { code: 'HOSGELDIN', title: 'Hoş geldin indirimi', amount: 25_000 },
  { code: 'YUZDE5', title: '%5 indirim, en çok 500\u00A0₺', amount: 50_000, percent: 5 },
  { code: 'YENIMUSTERI', title: '%8 indirim, en çok 1.000\u00A0₺', amount: 100_000, percent: 8, everyFirm: 2 },
  { code: 'EMSAL10', title: '%10 indirim, en çok 1.000\u00A0₺', amount: 100_000, percent: 10, everyFirm: 3 },
  { code: 'TEKKULLANIM', title: 'Tek kullanımlık kod', amount: 10_000, maxUses: 1 },
  { code: 'BUYUKPRIM', title: 'Büyük prim indirimi', amount: 50_000, minimumTotal: 100_000_000 },
  { code: 'SECILISIRKET', title: 'Seçili şirketlerde indirim', amount: 25_000, excludedFirmIds: [31, 61] },
  { code: 'GECMISKOD', title: 'Süresi dolan kod', amount: 25_000, validUntil: '2026-02-01T00:00:00Z' },
];

export const findSampleCoupon = (code: string): SampleCoupon | undefined =>
  sampleCoupons.find((known) => known.code === code);
