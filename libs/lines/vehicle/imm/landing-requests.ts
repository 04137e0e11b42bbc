import type { LandingRequests } from '@emsal/pricing/landing-requests';
import { byVehicleClass } from '../priced-vehicle';
import type { immQuestion } from './question';
import { sampledLimit } from './sampled-limit';

export const landingRequests: LandingRequests<typeof immQuestion> = byVehicleClass({
  trafficPolicyEnd: '2027-05-01',
  immLimit: sampledLimit,
});
