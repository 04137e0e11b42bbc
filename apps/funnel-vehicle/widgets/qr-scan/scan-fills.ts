import { factsOf } from '@emsal/lines/facts/line-facts';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { scanFillsTexts as texts } from './scan-fills.texts';

/** What a scan fills in, in words: the registration of a vehicle that is being bought is the seller's, and ends with the sale. */
export const scanFills = (line: LineId): string => texts[factsOf(line).forBuyer ? 'buyer' : 'owner'];
