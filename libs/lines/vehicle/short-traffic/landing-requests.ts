import type { LandingRequests } from '@emsal/pricing/landing-requests';
import { byVehicleClass } from '../priced-vehicle';
import type { shortTrafficQuestion } from './question';

export const landingRequests: LandingRequests<typeof shortTrafficQuestion> = byVehicleClass({});
