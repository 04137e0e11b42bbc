/** An insurer's reference for a price: firm, total and end of cover with a signature, so that the insurer recognises its price after a restart. */
import { createHmac } from 'node:crypto';

export interface QuotedPrice {
  firmId: number;
  requestId: string;
  /** Kuruş. */
  total: number;
  /** Last day of the cover, `YYYY-MM-DD`. */
  endDate: string;
}

export const quoteReference = (price: QuotedPrice, seed: string): string =>
  [price.firmId, price.total, undashed(price.endDate), sign(price, seed), price.requestId.slice(0, 8)].join('-');

/** The price of a reference, if this insurer issued it for this total. */
export function readQuoteReference(
  reference: string,
  { firmId, total }: Pick<QuotedPrice, 'firmId' | 'total'>,
  seed: string,
): QuotedPrice | null {
  const [firm, amount, end = '', signature, requestId = ''] = reference.split('-');
  const price = { firmId, total, requestId, endDate: dashed(end) };
  const isOwn = firm === String(firmId) && amount === String(total) && signature === sign(price, seed);
  return isOwn ? price : null;
}

const undashed = (day: string): string => day.replaceAll('-', '');
const dashed = (digits: string): string => digits.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');

const sign = ({ firmId, total, requestId, endDate }: QuotedPrice, seed: string): string =>
  createHmac('sha256', seed)
    .update(`${firmId}|${total}|${endDate}|${requestId.slice(0, 8)}`)
    .digest('hex')
    .slice(0, 16);
