import type { MarketRows } from '@emsal/pricing/market-rows';
import { byVehicleClass } from '../market-vehicle';
import type { trafficQuestion } from './question';

export const market: MarketRows<typeof trafficQuestion> = byVehicleClass({});
