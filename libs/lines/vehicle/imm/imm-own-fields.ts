/** The cover as a field of IMM’s own. */
import { own } from '../vehicle-grammar';
import { immFields } from './imm-fields';

export const immOwnFields = own(immFields);
