import type { LandingRequests } from '@emsal/pricing/landing-requests';
import { addDays } from '@emsal/validation/dates/calendar-day';
import { renewedOn } from '../priced-vehicle';
import type { greenCardQuestion } from './question';

type Rows = LandingRequests<typeof greenCardQuestion>;

const risk = {
  kind: 'vehicle',
  version: 1,
  plate: '34ABC12',
  provinceCode: '34',
  vehicleClass: 'car',
  usageType: '001001',
  isCommercial: false,
} as const;

const abroad =
  (days: number): Rows[string] =>
  (day) => ({
    risk,
    terms: { trip: { startDate: day, endDate: addDays(day, days), countryCode: 'DE' } },
    ...renewedOn(day),
  });

export const landingRequests: Rows = {
  'days-15': abroad(15),
  'days-90': abroad(90),
  'days-180': abroad(180),
  'days-365': abroad(365),
};
