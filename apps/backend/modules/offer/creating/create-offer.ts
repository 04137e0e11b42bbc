/** `createoffer`: judges the answers, asks the market's centre, stores the request with its job, and starts asking at once. */
import { randomInt, randomUUID } from 'node:crypto';
import { changeOfferOutcomes } from '@emsal/api/outcomes/change-offer';
import { createOfferOutcome } from '@emsal/api/outcomes/create-offer';
import { completeAnswers } from '@emsal/lines/kit/answers';
import { InsurerFault } from '@emsal/insurers/insurer-fault';
import type { QuoteRequest } from '@emsal/insurers/quote-request';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { secondsAfter } from '../../../clock/clock';
import type { Db } from '../../../db/database';
import { randomId } from '../../../db/random-id';
import type { VisitContext } from '../../../frame/context';
import { ProtocolError } from '../../../frame/protocol-error';
import { Refusal } from '../../../frame/refusal';
import { formOf } from '../../../lines/forms';
import { givenAnswers } from '../../visit/given-answers';
import type { Engine } from '../asking/engine';
import { latestQuote, readAnswers, type QuoteRow } from '../offer-store';
import { judgeForm } from './judge-form';
import { lineQuestions } from './line-questions';
import { lineRequirements } from './line-requirements';
import type { ListRequest } from './quote-writer';
import { requestHash } from './request-hash';
import { withoutWishes, type Wishes } from './wishes';

const centreDeadlineMs = 2_000;
/** A request that is unfinished for so long was given up by every process: the visitor may ask anew. */
const abandonedAfterSeconds = 300;

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
  const { clock, visit, config } = context;
  const [form, makeQuestion] = [await formOf(visit.line), lineQuestions[visit.line]];
  if (!form || !makeQuestion) return new Refusal('lineNotSold', createOfferOutcome(null, null).message ?? '');
  const today = dayInTurkey(clock.now());
  const verdict = judgeForm(form, givenAnswers(form, visit.answers), {
    today,
    marketingPermissionRequired: config.marketingPermissionRequired,
  });
  if (!verdict.ok) throw new ProtocolError('badBody', { fields: verdict.errors });
  const unmet = await lineRequirements[visit.line]?.(verdict.answers, context);
  if (unmet) return unmet;
  const request = makeQuestion(completeAnswers(form, verdict.answers), { requestId: randomId(), today, ...wishes });
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

interface ToWrite {
  request: QuoteRequest;
  /** The visit's request before this one. Most visits ask once: the first attempt is made without looking for it. */
  before?: QuoteRow;
}

/** Two tabs, a double click and a retry make one request: whoever is second to follow the visit's last one finds the first one's row. */
async function writeOnce(
  context: VisitContext,
  engine: Engine,
  { request, before }: ToWrite,
): Promise<{ quote: QuoteRow; isNew: boolean }> {
  const { db, visit, clock } = context;
  const hash = requestHash(request);
  if (before?.requestHash === hash && (await stillGood(db, before, clock.now())))
    return { quote: before, isNew: false };
  const quote: ListRequest = {
    id: request.requestId,
    visitId: visit.id,
    line: visit.line,
    request,
    requestHash: hash,
    offerNo: sameQuestion(before, request) ? before!.offerNo : newOfferNo(),
    firmIds: engine.firmsSelling(request.line),
    jobId: randomUUID(),
    startedAt: clock.now(),
    completedAt: null,
    basedOn: null,
    appliedAt: null,
    follows: before?.id ?? '',
  };
  if (await engine.write(quote)) return { quote, isNew: true };
  return writeOnce(context, engine, { request, before: await latestQuote(db, visit.id) });
}

/** Asked again with other wishes: people go on with the number that they know. */
const sameQuestion = (before: QuoteRow | undefined, request: QuoteRequest): boolean =>
  before !== undefined && requestHash(withoutWishes(before.request)) === requestHash(withoutWishes(request));

/** Running, or with offers that can all be bought still; asking again after an empty list, or when one of them is over, is a new request. */
async function stillGood(db: Db, quote: QuoteRow, now: Date): Promise<boolean> {
  if (!quote.completedAt) return now < secondsAfter(quote.startedAt, abandonedAfterSeconds);
  const offers = (await readAnswers(db, quote.id)).flatMap((answer) => answer.offers);
  return offers.length > 0 && offers.every(({ validUntil }) => Date.parse(validUntil) > now.getTime());
}

/** Ten random digits, the first not 0. */
const newOfferNo = (): string => `${randomInt(1, 10)}${String(randomInt(0, 1e9)).padStart(9, '0')}`;
