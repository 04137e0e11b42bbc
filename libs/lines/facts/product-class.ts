/** What counts as the same insurance: a compulsory class, otherwise the line itself. */
import { lineFacts } from './line-facts';
import type { LineId } from './line-ids';
import type { CompulsoryClass } from './line-shape';

export type ProductClass = CompulsoryClass | LineId;

export const productClassOf = (line: LineId): ProductClass => lineFacts[line].compulsoryClass ?? line;
export const isCompulsory = (line: LineId): boolean => lineFacts[line].compulsoryClass !== undefined;
