import type { LandingRequests } from '@emsal/pricing/landing-requests';
import { pricedBuilding } from '../priced-building';
import type { daskQuestion } from './question';

type Rows = LandingRequests<typeof daskQuestion>;

/** A first policy for 100 m². */
const home =
  (provinceCode: string): Rows[string] =>
  (day) => ({ risk: pricedBuilding({ provinceCode }), terms: { insurerTitle: '1' }, startDate: day });

export const landingRequests: Rows = {
  istanbul: home('34'),
  izmir: home('35'),
  ankara: home('06'),
  antalya: home('07'),
  konya: home('42'),
  kayseri: home('38'),
  karaman: home('70'),
};
