import type { LandingRequests } from '@emsal/pricing/landing-requests';
import { byVehicleClass } from '../priced-vehicle';
import type { usedVehicleTrafficQuestion } from './question';

export const landingRequests: LandingRequests<typeof usedVehicleTrafficQuestion> = byVehicleClass({
  sale: { saleType: '1' },
});
