import type { LandingRequests } from '@emsal/pricing/landing-requests';
import { byVehicleClass } from '../priced-vehicle';
import type { trafficQuestion } from './question';

export const landingRequests: LandingRequests<typeof trafficQuestion> = byVehicleClass({});
