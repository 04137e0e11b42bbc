import type { OutputOf } from '@emsal/api/calls/table';
import { readQuoteRequest } from '@emsal/insurers/read-quote-request';
import { lineFacts } from '@emsal/lines/registry/facts-of';
import { currentPolicyEnd } from '@emsal/lines/vehicle/first-day/current-policy-end';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import type { Visit } from '../../../http/principals';
import type { QuoteRow } from '../offer-store';

type RunningPolicy = OutputOf<'POST quoterequestapi/offer/GetOfferList'>['userInformation']['running'];

/** The policy that was running when the quotes were requested, by the form's answers; undefined where the line does not follow one. */
export function runningPolicy({ line, answers }: Pick<Visit, 'line' | 'answers'>, quote: QuoteRow): RunningPolicy {
  if (!lineFacts[line].firstDay) return undefined;
  const policyEnd = currentPolicyEnd({
    showPolicyInformation: answers['showPolicyInformation'] === true,
    currentInsuranceExpiryDate: String(answers['currentInsuranceExpiryDate'] ?? ''),
  });
  if (policyEnd === undefined || policyEnd <= dayInTurkey(quote.startedAt)) return undefined;
  return { policyEnd, isReference: readQuoteRequest(quote.request).previousPolicyEnd !== undefined };
}
