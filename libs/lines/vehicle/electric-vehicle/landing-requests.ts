import type { LandingRequests } from '@emsal/pricing/landing-requests';
import { byValue } from '../priced-vehicle';
import type { electricVehicleQuestion } from './question';

export const landingRequests: LandingRequests<typeof electricVehicleQuestion> = {
  'value-2': byValue({ value: 1_900_000, years: 2, isElectric: true }),
  'value-1': byValue({ value: 1_200_000, years: 2, isElectric: true }),
  'value-3': byValue({ value: 3_400_000, years: 2, isElectric: true }),
};
