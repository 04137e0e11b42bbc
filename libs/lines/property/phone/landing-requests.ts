import type { LandingRequests } from '@emsal/pricing/landing-requests';
import { findPhone } from '@emsal/reference/phones';
import type { phoneQuestion } from './question';

type Rows = LandingRequests<typeof phoneQuestion>;

/** Bought new in the month before, under warranty unless it is said. */
const telephone =
  (brandCode: string, modelCode: string, warrantyOver = false): Rows[string] =>
  (day) => ({
    risk: {
      kind: 'device',
      version: 1,
      imei: '352099001761481',
      brandCode,
      modelCode,
      boughtOn: '2026-01-10',
      condition: 'new',
      name: findPhone(brandCode, modelCode)!.name,
      listValue: findPhone(brandCode, modelCode)!.listValue * 100,
    },
    terms: { warrantyOver },
    startDate: day,
  });

export const landingRequests: Rows = {
  'value-48': telephone('P01', '010'),
  'value-48-no-warranty': telephone('P01', '010', true),
  'value-18': telephone('P02', '004'),
  'value-60': telephone('P02', '015'),
  'value-92': telephone('P01', '018'),
};
