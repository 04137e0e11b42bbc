/** What counts as the same insurance: a compulsory class, otherwise the line itself. */
import { lineFacts } from './facts-of';
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { CompulsoryClass } from '@emsal/lines/facts/line-facts';

export type ProductClass = CompulsoryClass | LineId;

export const productClassOf = (line: LineId): ProductClass => lineFacts[line].compulsoryClass ?? line;
export const isCompulsory = (line: LineId): boolean => lineFacts[line].compulsoryClass !== undefined;
