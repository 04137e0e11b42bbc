/** What a visit's form hands over to an adviser. */
import { policyRequestOutcomes } from '@emsal/api/outcomes/payment';
import { adviserOf, formOf } from '@emsal/lines/server/server-lines';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { randomId } from '../../../db/random-id';
import type { VisitContext } from '../../../http/context';
import { ProtocolError } from '../../../http/protocol-error';
import { refusalsOf, type Refusal } from '../../../http/refusal';
import type { AdviserCase } from '../../checkout/chosen-offer';
import { lastConsent } from '../../consent/consent-store';
import { formQuestion, visitForm } from './form-question';

const refuse = refusalsOf(policyRequestOutcomes);

/**
 * Null where insurers are asked, or where the form of a line that is sold online is not complete.
 * @throws ProtocolError badBody for an incomplete form of a line that only advisers prepare
 */
export async function adviserCase(context: VisitContext): Promise<AdviserCase | Refusal | null> {
  const today = dayInTurkey(context.clock.now());
  const { line } = context.visit;
  const adviser = adviserOf(line);
  const lineForm = formOf(line);
  if (adviser && lineForm) {
    const form = visitForm(lineForm, context, today);
    if (!form.ok) throw new ProtocolError('badBody', { fields: form.errors });
    const isConsented = !adviser.needsHealthConsent || (await hasHealthConsent(context));
    return isConsented ? { reason: adviser.reason, answers: form.answers } : refuse('consentMissing');
  }
  const form = await formQuestion(context, today);
  const question = form?.ok ? form.question({ requestId: randomId() }) : null;
  return form?.ok && question?.kind === 'adviser' ? { reason: question.reason, answers: form.answers } : null;
}

const hasHealthConsent = async ({ db, visit }: VisitContext): Promise<boolean> =>
  (await lastConsent(db, { visitId: visit.id, kind: 'healthData' }))?.isGiven ?? false;
