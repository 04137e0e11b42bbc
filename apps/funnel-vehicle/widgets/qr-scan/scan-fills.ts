import type { LineFacts } from '@emsal/lines/facts/line-shape';
import { scanTexts as texts } from './scan.texts';

/** What a scan fills in, in words: the registration of a vehicle that is being bought is the seller's, and ends with the sale. */
export const scanFills = ({ forBuyer }: Pick<LineFacts, 'forBuyer'>): string =>
  texts.fills[forBuyer ? 'buyer' : 'owner'];
