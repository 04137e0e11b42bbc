/** `createoffer`: judges the answers, asks the market's centre, stores the request with its job, and starts asking at once. */
import { changeOfferOutcomes } from '@emsal/api/outcomes/change-offer';
import { createOfferOutcome } from '@emsal/api/outcomes/create-offer';
import { InsurerFault } from '@emsal/insurers/insurer-fault';
import type { QuoteRequest } from '@emsal/insurers/quote-request';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { randomId } from '../../../db/random-id';
import type { VisitContext } from '../../../frame/context';
import { ProtocolError } from '../../../frame/protocol-error';
import { Refusal } from '../../../frame/refusal';
import type { Engine } from '../asking/engine';
import { formQuestion } from './form-question';
import { lineRequirements } from './line-requirements';
import type { Wishes } from './wishes';
import { writeOnce } from './write-once';

const centreDeadlineMs = 2_000;

/** @param wishes campaigns and discounts beyond the form's answers; none at first */
export async function createOffer(
  context: VisitContext,
  engine: Engine,
  wishes: Wishes = {},
): Promise<string | Refusal> {
  const request = await questionOf(context, wishes);
  if (request instanceof Refusal) return request;
  const refusal = await refusedByCentre(context, engine, request);
  if (refusal) return refusal;
  const { quote, isNew } = await writeOnce(context, engine, { request });
  if (isNew) engine.start(quote);
  return quote.offerNo;
}

async function questionOf(context: VisitContext, wishes: Wishes): Promise<QuoteRequest | Refusal> {
  const { clock, visit } = context;
  const form = await formQuestion(context, dayInTurkey(clock.now()));
  if (!form) return new Refusal('lineNotSold', createOfferOutcome(null, null).message ?? '');
  if (!form.ok) throw new ProtocolError('badBody', { fields: form.errors });
  const unmet = await lineRequirements[visit.line]?.(form.answers, context);
  if (unmet) return unmet;
  const request = form.ask({ requestId: randomId(), ...wishes });
  if (!request) throw new ProtocolError('badBody');
  return request;
}

/** Null when the request may be asked; also when the centre cannot be reached, because insurers judge for themselves. */
async function refusedByCentre(
  { log }: VisitContext,
  { checkEligibility }: Engine,
  request: QuoteRequest,
): Promise<Refusal | null> {
  const signal = AbortSignal.timeout(centreDeadlineMs);
  try {
    const answer = await checkEligibility(request, signal);
    return answer.eligible ? null : new Refusal(answer.code, messageOf(answer));
  } catch (error) {
    if (!(error instanceof InsurerFault) && !signal.aborted) throw error;
    log.warn({ err: error }, 'eligibility centre does not answer: going on without it');
    return null;
  }
}

/** The catalogue's sentence; a failed service keeps `F500` in its words, because the page knows it by them (funnel 4.1). */
function messageOf({ code, message }: { code: string; message: string }): string {
  if (code === 'discountConditionsNotMet') return changeOfferOutcomes[code].message;
  const sentence = createOfferOutcome(code, message).message ?? '';
  return message.includes('F500') ? `${sentence} (F500)` : sentence;
}
