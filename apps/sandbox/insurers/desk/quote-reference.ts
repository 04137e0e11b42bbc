/** An insurer's name for a price: it carries firm and total under a signature, so the desk recognises its own price after a restart. */
import { createHmac } from 'node:crypto';

export interface QuotedPrice {
  firmId: number;
  requestId: string;
  /** Kuruş. */
  total: number;
}

export const quoteReference = (price: QuotedPrice, seed: string): string =>
  `${price.firmId}-${price.total}-${sign(price, seed)}-${price.requestId.slice(0, 8)}`;

/** Whether the reference is this insurer's own for this total. */
export function isQuoteReference(
  reference: string,
  { firmId, total }: Omit<QuotedPrice, 'requestId'>,
  seed: string,
): boolean {
  const [firm, amount, signature, request] = reference.split('-');
  return (
    firm === String(firmId) &&
    amount === String(total) &&
    signature === sign({ firmId, total, requestId: request ?? '' }, seed)
  );
}

const sign = ({ firmId, total, requestId }: QuotedPrice, seed: string): string =>
  createHmac('sha256', seed)
    .update(`${firmId}|${total}|${requestId.slice(0, 8)}`)
    .digest('hex')
    .slice(0, 16);
