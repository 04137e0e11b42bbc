import type { OutputOf } from '@emsal/api/calls/table';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import type { VisitContext } from '../../../http/context';
import { comparableRequest } from '../creating/comparable-request';
import { formQuestion } from '../creating/form-question';
import { requestHash } from '../request-hash';
import { withoutQuoteOptions } from '../creating/without-quote-options';
import type { QuoteRow } from '../offer-store';

type FormChange = OutputOf<'POST quoterequestapi/offer/GetOfferList'>['formChange'];

/** Compares the form now with the request that insurers received, as of the quote's day: another day alone is no change. */
export async function formChange(context: VisitContext, quote: QuoteRow): Promise<FormChange> {
  const form = await formQuestion(context, dayInTurkey(quote.startedAt));
  if (!form) return undefined;
  const question = form.ok ? form.question({ requestId: quote.id }) : null;
  if (question?.kind !== 'ask') return 'incomplete';
  const before = withoutQuoteOptions(comparableRequest(quote.request, question.request));
  return requestHash(question.request) === requestHash(before) ? undefined : 'changed';
}
