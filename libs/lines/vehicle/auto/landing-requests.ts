import type { LandingRequests } from '@emsal/pricing/landing-requests';
import { byValue } from '../priced-vehicle';
import type { autoQuestion } from './question';

export const landingRequests: LandingRequests<typeof autoQuestion> = {
  'value-2': byValue({ value: 1_400_000, years: 3 }),
  'value-1': byValue({ value: 850_000, years: 3 }),
  'value-3': byValue({ value: 2_600_000, years: 3 }),
  old: byValue({ value: 780_000, years: 8 }),
  pickup: byValue({ value: 1_050_000, years: 3, vehicleClass: 'pickup' }),
};
