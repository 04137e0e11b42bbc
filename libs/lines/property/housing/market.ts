import type { MarketRows } from '@emsal/pricing/market-rows';
import { marketBuilding } from '../market-building';
import type { housingQuestion } from './question';

type Rows = MarketRows<typeof housingQuestion>;

const limitedHome =
  (area: number): Rows[string] =>
  (day) => ({ risk: marketBuilding({ area }), terms: { insurerTitle: '1' }, startDate: day });

export const market: Rows = {
  'to-100': limitedHome(90),
  'to-150': limitedHome(120),
  'to-250': limitedHome(200),
};
