import type { MarketRows } from '@emsal/pricing/market-rows';
import { byVehicleClass } from '../market-vehicle';
import type { usedVehicleTrafficQuestion } from './question';

export const market: MarketRows<typeof usedVehicleTrafficQuestion> = byVehicleClass({ sale: { saleType: '1' } });
