/** IMM's own field, the limit, and its builder functions. */
import { grammarWith } from '../vehicle-grammar';
import { immFields } from './imm-fields';

export const { line, own, part } = grammarWith<typeof immFields>();
export const immOwnFields = own(immFields);
