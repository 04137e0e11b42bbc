import type { MarketRows } from '@emsal/pricing/market-rows';
import { byVehicleClass } from '../market-vehicle';
import type { immQuestion } from './question';

export const market: MarketRows<typeof immQuestion> = byVehicleClass({
  trafficPolicyEnd: '2027-05-01',
  immLimit: 5_000_000,
});
