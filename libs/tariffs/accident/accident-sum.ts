/** The option of an offer by which a buyer changes the sum insured. */
export const sumKey = 'accidentSum';

interface SumRequest {
  /** Whole TL, of the form. */
  terms: { sum: number };
  options?: { chosen?: readonly { key: string; value: string }[] | undefined } | undefined;
}

/** Whole TL: of the form, or what was changed on the offer. */
export const sumOf = ({ terms, options }: SumRequest): number =>
  Number(options?.chosen?.find(({ key }) => key === sumKey)?.value ?? terms.sum);
