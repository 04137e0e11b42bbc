/** IMM, liability beyond the limits of TRAFFIC: TRAFFIC's forms by value, and the limit. The server refuses a vehicle without a running traffic policy. */
import { job, personal, standard, welcome } from '../offer-part';
import { line, part } from '../vehicle-grammar';
import { features, vehiclePart } from '../vehicle-part';

const offer = part({
  slug: 'teklif-bilgileri',
  menu: 'offer',
  steps: [standard, personal, job('İMM fiyatınızı değiştirmez; kasko teklifinizde indirim sağlayabilir.')],
});

const limit = { ...features, entries: [...features.entries, { field: 'immLimit' }] };
const vehicle = part({
  ...vehiclePart,
  steps: vehiclePart.steps.map((step) => (step === features ? limit : step)),
});

export const imm = line({ id: 'IMM', welcome, parts: [offer, vehicle] });
