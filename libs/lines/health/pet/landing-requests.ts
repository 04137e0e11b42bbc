import type { LandingRequests } from '@emsal/pricing/landing-requests';
import { addYears } from '@emsal/validation/dates/calendar-day';
import type { Pet } from '@emsal/risks/pet/pet';
import type { petQuestion } from './question';

type Rows = LandingRequests<typeof petQuestion>;
type Animal = Pick<Pet, 'species' | 'breedCode' | 'breedName'>;

const tabby: Animal = { species: 'cat', breedCode: 'C043', breedName: 'Sokak Kedisi (Tekir/Melez)' };
const fold: Animal = { species: 'cat', breedCode: 'C036', breedName: 'Scottish Fold' };
const golden: Animal = { species: 'dog', breedCode: 'D041', breedName: 'Golden Retriever' };
const bulldog: Animal = { species: 'dog', breedCode: 'D040', breedName: 'Fransız Bulldog' };

/** In İzmir, where every insurer sells. */
const animal =
  (what: Animal, years: number): Rows[string] =>
  (day) => ({
    risk: {
      kind: 'pet',
      version: 1,
      chipNo: '792000000000001',
      name: 'PAMUK',
      provinceCode: '35',
      ...what,
      birthday: addYears(day, -years),
    },
    terms: {},
    startDate: day,
  });

export const landingRequests: Rows = {
  'cat-3': animal(tabby, 3),
  'cat-heavy-2': animal(fold, 2),
  'cat-8': animal(tabby, 8),
  'dog-3': animal(golden, 3),
  'dog-heavy-6': animal(bulldog, 6),
};
