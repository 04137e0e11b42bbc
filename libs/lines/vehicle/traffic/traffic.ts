/** TRAFFIC, compulsory traffic insurance: the offer part, then the vehicle. Other lines reuse its parts by value. */
import { trafficFacts } from './facts';
import { offerPart, welcome } from '../offer-part';
import { line } from '../vehicle-grammar';
import { vehiclePart } from '../vehicle-part';

export const traffic = line({ facts: trafficFacts, welcome, parts: [offerPart, vehiclePart] });
