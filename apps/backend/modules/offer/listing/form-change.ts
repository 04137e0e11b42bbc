import type { OutputOf } from '@emsal/api/calls/table';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import type { VisitContext } from '../../../frame/context';
import { formQuestion } from '../creating/form-question';
import { requestHash } from '../creating/request-hash';
import { withoutWishes } from '../creating/without-wishes';
import type { QuoteRow } from '../offer-store';

type FormChange = OutputOf<'POST quoterequestapi/offer/GetOfferList'>['formChange'];

/** What the form says by now beside what the insurers were told, as if it were asked on that day: another day alone changes nothing. */
export async function formChange(context: VisitContext, quote: QuoteRow): Promise<FormChange> {
  const form = await formQuestion(context, dayInTurkey(quote.startedAt));
  if (!form) return undefined;
  const question = form.ok ? form.ask({ requestId: quote.id }) : null;
  if (question === null) return 'incomplete';
  return requestHash(question) === requestHash(withoutWishes(quote.request)) ? undefined : 'changed';
}
