/** HOUSING, the limited kind of HOME: fixed limits, so one step asks for all that prices it (decisions: its step is `adres-bilgileri`). */
import { stepButtons } from '@emsal/lines/kit/grammar/step-buttons.texts';
import { dwellingFields, dwellingOfRegister, ofDwelling } from '../dwelling';
import { grammarWith } from '../property-grammar';
import { personPart } from '../person-part';
import { homeLookup } from '../register-lookup';
import { housingFacts } from './facts';

const { line, own, part, send, step } = grammarWith<typeof dwellingFields>();

const insurerTitle = {
  ...dwellingFields.insurerTitle,
  hint: 'Paket eşyayı korur; ev sahibi de kiracı da alabilir',
};

const saveDwelling = send('POST quoterequestapi/home/savehomeinfo', (answers, { visitId }) => ({
  visitId,
  floor: answers.floor,
  buildingArea: answers.buildingArea,
  insurerTitle: answers.insurerTitle,
}));

const dwelling = step({
  slug: 'adres-bilgileri',
  title: 'Tek sayfa, hazır paket',
  lead: 'Bedel sormayız; teminat tutarları sabittir. Eşyanız 150.000 ₺’den değerliyse konut sigortası daha uygun olur.',
  menu: 'address',
  lookups: [homeLookup(dwellingOfRegister, true)],
  fields: ['address', { field: 'buildingArea', confirm: true }, { field: 'floor', confirm: true }, 'insurerTitle'],
  save: [saveDwelling],
  button: stepButtons.getOffers,
});

export const form = line({
  facts: housingFacts,
  own: own({ ...dwellingFields, insurerTitle }, () => ({ clears: { address: ofDwelling } })),
  parts: [
    personPart('Poliçe, evde oturan ev sahibi ya da kiracı adına düzenlenir.', {
      identity: 'tcNoOrTaxNo',
      birthday: 'birthday',
    }),
    part({ slug: 'adres-bilgileri', menu: 'address', steps: [dwelling] }),
  ],
});
