import type { MarketRows } from '@emsal/pricing/market-rows';
import { byVehicleClass } from '../market-vehicle';
import type { shortTrafficQuestion } from './question';

export const market: MarketRows<typeof shortTrafficQuestion> = byVehicleClass({});
