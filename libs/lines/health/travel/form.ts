/** TRAVEL, travel health insurance: the insured person, the journey and who travels along, the parent of a child among children. */
import { stepButtons } from '@emsal/lines/kit/grammar/step-buttons.texts';
import { travelFacts } from './facts';
import { personPartWith } from '../person-part';
import { line, part, step, travelOwnFields } from './travel-own-fields';
import { saveTravel } from './travel-calls';
import { ageNote } from './travellers';

/** Where nobody on the journey may buy (decision 384). The parent is saved with the journey, in one call. */
const parent = step({
  slug: 'ebeveyn-bilgileri',
  title: 'Ebeveyn bilgileri',
  lead: 'Yolcular 18 yaşından küçük: poliçeyi annesi ya da babası kendi kartıyla alır.',
  menu: 'parent',
  when: ({ showParentName, travelsWithAdult }) => showParentName && !travelsWithAdult,
  fields: ['parentIdentityNo', 'parentBirthDate', 'parentName', 'parentSurname'],
  save: [saveTravel],
  button: stepButtons.getOffers,
});

const journey = {
  ...step({
    slug: 'sigorta-bilgileri',
    title: 'Nereye, ne zaman, kimler?',
    lead: 'Schengen vizesine başvuracaksanız poliçe, kalacağınız bütün günleri kapsamalı.',
    menu: 'travel',
    fields: [
      'travelDestination',
      'countryId',
      'travelStartDate',
      'travelEndDate',
      'travellers',
      'reasonTravelId',
      'hasSportiveActivity',
      { field: 'selectedSportingActivity', when: ({ hasSportiveActivity }) => hasSportiveActivity },
    ],
    save: [saveTravel],
    picture: 'journey-cover',
    lastButton: stepButtons.getOffers,
  }),
  note: ageNote,
};

const insurance = part({ slug: 'sigorta-bilgileri', menu: 'travel', steps: [journey, parent] });

export const form = line({
  facts: travelFacts,
  own: travelOwnFields,
  parts: [personPartWith('Seyahat sağlık fiyatınızı değiştirmez; kasko teklifinizde indirim sağlayabilir.'), insurance],
});
