import type { OutputOf } from '@emsal/api/calls/table';
import { completeAnswers } from '@emsal/lines/kit/answers';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import type { VisitContext } from '../../../frame/context';
import { formOf } from '../../../lines/forms';
import { givenAnswers } from '../../visit/given-answers';
import { judgeForm } from '../creating/judge-form';
import { lineQuestions } from '../creating/line-questions';
import { requestHash } from '../creating/request-hash';
import { withoutWishes } from '../creating/without-wishes';
import type { QuoteRow } from '../offer-store';

type FormChange = OutputOf<'POST quoterequestapi/offer/GetOfferList'>['formChange'];

/** What the form says by now beside what the insurers were told, as if it were asked on that day: another day alone changes nothing. */
export async function formChange({ visit, config }: VisitContext, quote: QuoteRow): Promise<FormChange> {
  const { marketingPermissionRequired } = config;
  const [form, makeQuestion] = [await formOf(visit.line), lineQuestions[visit.line]];
  if (!form || !makeQuestion) return undefined;
  const today = dayInTurkey(quote.startedAt);
  const verdict = judgeForm(form, givenAnswers(form, visit.answers), { today, marketingPermissionRequired });
  const facts = { requestId: quote.id, today };
  const question = verdict.ok ? makeQuestion(completeAnswers(form, verdict.answers), facts) : null;
  if (question === null) return 'incomplete';
  return requestHash(question) === requestHash(withoutWishes(quote.request)) ? undefined : 'changed';
}
