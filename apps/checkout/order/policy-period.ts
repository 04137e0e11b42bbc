import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { policyEnd } from '@emsal/lines/facts/policy-end';
import { formatDate } from '@emsal/platform/formats/dates';

/** `14.12.2026 – 14.12.2027`; empty while the start is unknown. */
export const policyPeriod = (line: LineFacts, startDate: string): string =>
  startDate === '' ? '' : `${formatDate(startDate)} – ${formatDate(policyEnd(line, startDate))}`;
