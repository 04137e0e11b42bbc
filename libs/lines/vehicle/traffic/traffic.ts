/** TRAFFIC, compulsory traffic insurance: the offer part, then the vehicle. Other lines reuse it by value: `line({ ...traffic, id: 'IMM' })`. */
import { offerPart, welcome } from '../offer-part';
import { line } from '../vehicle-grammar';
import { vehiclePart } from '../vehicle-part';

export const traffic = line({ id: 'TRAFFIC', welcome, parts: [offerPart, vehiclePart] });
