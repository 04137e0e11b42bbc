/** What the privacy page tells of `retention-periods`, most important first. */
import type { KeptData } from '@emsal/api/calls/customer-account/privacy';
import {
  consentProofPeriod,
  entryPeriod,
  reviewPeriod,
  salePeriod,
  securityPeriod,
  unsoldVisitPeriod,
} from '../retention/retention-periods';

export const keptData: KeptData[] = [
  { kind: 'account', days: null },
  { kind: 'sale', days: salePeriod },
  { kind: 'unsoldVisit', days: unsoldVisitPeriod },
  { kind: 'consent', days: consentProofPeriod },
  { kind: 'entry', days: entryPeriod },
  { kind: 'review', days: reviewPeriod },
  { kind: 'security', days: securityPeriod },
  { kind: 'looks', days: null },
];
