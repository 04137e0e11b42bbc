/**
 * IMM, liability beyond the limits of TRAFFIC: TRAFFIC's forms by value, and the limit. A vehicle without an active traffic policy is
 * refused where its plate is asked.
 */
import { immFacts } from './facts';
import { job, personal, standard, welcome } from '../person-part';
import { checkTrafficPolicy } from './imm-calls';
import { immOwnFields, line, part } from './imm-own-fields';
import { assets, features, licence, vehiclePart } from '../vehicle-part';

const person = part({
  slug: 'teklif-bilgileri',
  menu: 'offer',
  steps: [standard, personal, job('İMM fiyatınızı değiştirmez; kasko teklifinizde indirim sağlayabilir.')],
});

const insured = { ...licence, saves: [checkTrafficPolicy] };
const limit = { ...features, entries: [...features.entries, { field: 'immLimit' }] };
const vehicle = part({
  ...vehiclePart,
  steps: [assets, insured, limit],
});

export const form = line({ facts: immFacts, own: immOwnFields, welcome, parts: [person, vehicle] });
