import { factsOf } from '@emsal/lines/facts/line-facts';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { scanTexts as texts } from './scan.texts';

/** What a scan fills in, in words: the registration of a vehicle that is being bought is the seller's, and ends with the sale. */
export const scanFills = (line: LineId): string => texts.fills[factsOf(line).forBuyer ? 'buyer' : 'owner'];
