/** What HOME and its limited kind both ask of a dwelling, and take from the register. */
import type { Dictionary } from '@emsal/lines/kit/grammar/field';
import { fact } from '@emsal/lines/kit/person/personal-fields';
import { insurerTitles } from './property-options';
import { sharedAnswers, type RegisteredAnswers, type RegisteredFacts } from './registered-answers';

export const dwellingFields = {
  /** What the register says of the unit's use: `business`, otherwise empty. */
  registeredUse: fact,
  insurerTitle: {
    kind: 'radio',
    label: 'Sıfatınız',
    hint: 'Ev sahibi bina ve eşyayı, kiracı yalnızca eşyayı sigortalar',
    options: insurerTitles,
    initial: '1',
    missing: 'Ev sahibi mi, kiracı mı olduğunuzu seçin',
  },
} as const satisfies Dictionary;

/** In `registeredUse`, for a unit that the register does not know as a dwelling. */
export const businessUse = 'business';
export const businessReason = 'İş yeri olarak kullanılan konutların teklifini danışmanımız hazırlar.';

/** What is known of one dwelling; another address is another one. */
export const ofDwelling = ['isHomeFound', 'registeredUse', 'floor', 'buildingArea'] as const;

export const dwellingOfRegister = (home: RegisteredFacts): RegisteredAnswers => ({
  ...sharedAnswers(home),
  registeredUse: home.isHome === false ? businessUse : '',
});
