/** What can be changed on an offer. */
import { commonOptions, liabilityLimit } from '../vehicle-options';

export const immOptions = [liabilityLimit, ...commonOptions];
