import type { MarketRows } from '@emsal/pricing/market-rows';
import { marketBuilding } from '../market-building';
import type { daskQuestion } from './question';

type Rows = MarketRows<typeof daskQuestion>;

/** A first policy for 100 m². */
const home =
  (provinceCode: string): Rows[string] =>
  (day) => ({ risk: marketBuilding({ provinceCode }), terms: { insurerTitle: '1' }, startDate: day });

export const market: Rows = {
  istanbul: home('34'),
  izmir: home('35'),
  ankara: home('06'),
  antalya: home('07'),
  konya: home('42'),
  kayseri: home('38'),
  karaman: home('70'),
};
