import type { OutputOf } from '@emsal/api/calls/table';
import { readQuoteRequest } from '@emsal/insurers/read-quote-request';
import { lineFacts } from '@emsal/lines/registry/facts-of';
import { currentPolicyEnd } from '@emsal/lines/vehicle/first-day/current-policy-end';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import type { Visit } from '../../../http/principals';
import type { QuoteRow } from '../offer-store';

type RunningPolicy = OutputOf<'POST quoterequestapi/offer/GetOfferList'>['userInformation']['running'];

/** The running policy that the quotes follow; undefined where they follow none, and when the form's answers have changed since. */
export function runningPolicy({ line, answers }: Pick<Visit, 'line' | 'answers'>, quote: QuoteRow): RunningPolicy {
  if (!lineFacts[line].firstDay) return undefined;
  const policyEnd = currentPolicyEnd({
    showPolicyInformation: answers['showPolicyInformation'] === true,
    currentInsuranceExpiryDate: String(answers['currentInsuranceExpiryDate'] ?? ''),
  });
  if (policyEnd === undefined || policyEnd <= dayInTurkey(quote.startedAt)) return undefined;
  const { startDate, previousPolicyEnd } = readQuoteRequest(quote.request);
  return startDate === policyEnd ? { policyEnd, isReference: previousPolicyEnd !== undefined } : undefined;
}
