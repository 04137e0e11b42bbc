/** GREENCARD, liability insurance of a vehicle abroad: the person, the vehicle, the journey. */
import { stepButtons } from '@emsal/lines/kit/grammar/step-buttons.texts';
import { greenCardFacts } from './facts';
import { personal, standard, welcome } from '../person-part';
import { line, part, step, travelOwnFields } from './travel-own-fields';
import { saveGreenCardTravel, saveGreenCardVehicle, usageByOwner } from './green-card-calls';

const person = part({ slug: 'teklif-bilgileri', menu: 'offer', steps: [standard, personal] });

const vehicle = step({
  slug: 'arac-bilgileri',
  title: 'Araç bilgileri',
  lead: 'Yurt dışına çıkaracağınız aracın plakası yeter; türünü biz buluruz.',
  menu: 'vehicle',
  lookups: [usageByOwner],
  fields: [
    { field: 'licensePlateNo', confirm: true },
    { field: 'usageType', confirm: true },
    { field: 'purposeOfUsageType', confirm: true },
  ],
  save: [saveGreenCardVehicle],
});

const journey = step({
  slug: 'seyahat-bilgileri',
  title: 'Seyahat bilgileri',
  lead: 'Yeşil kart en az 15 gün için düzenlenir; trafik poliçeniz dönüşünüze kadar sürüyor olmalı.',
  menu: 'travel',
  fields: ['countryId', 'travelStartDate', 'travelEndDate'],
  save: [saveGreenCardTravel],
  button: stepButtons.getOffers,
});

const insurance = part({ slug: 'sigorta-bilgileri', menu: 'travel', steps: [vehicle, journey] });

export const form = line({ facts: greenCardFacts, own: travelOwnFields, welcome, parts: [person, insurance] });
