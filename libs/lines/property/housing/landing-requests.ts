import type { LandingRequests } from '@emsal/pricing/landing-requests';
import { pricedBuilding } from '../priced-building';
import type { housingQuestion } from './question';

type Rows = LandingRequests<typeof housingQuestion>;

const limitedHome =
  (area: number): Rows[string] =>
  (day) => ({ risk: pricedBuilding({ area }), terms: { insurerTitle: '1' }, startDate: day });

export const landingRequests: Rows = {
  'to-100': limitedHome(90),
  'to-150': limitedHome(120),
  'to-250': limitedHome(200),
};
