/** Codes that some of the sandbox's insurers take in the place of their online discount; illustrative. */
export interface DiscountCode {
  code: string;
  percent: number;
  /** Insurers whose number this divides take the code. */
  everyFirm: number;
}

export const discountCodes: readonly DiscountCode[] = [
  { code: 'YENIMUSTERI', percent: 8, everyFirm: 2 },
  { code: 'EMSAL10', percent: 10, everyFirm: 3 },
];

export const findDiscountCode = (code: string): DiscountCode | undefined =>
  discountCodes.find((known) => known.code === code);
