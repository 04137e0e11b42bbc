/** `createoffer`: validates the form, checks eligibility, stores the quote with its recovery job, and starts requesting quotes. */
import { changeOfferOutcomes } from '@emsal/api/outcomes/change-offer';
import { resetsVerification, type CreateOfferCode } from '@emsal/api/outcomes/create-offer-codes';
import { createOfferOutcome } from '@emsal/api/outcomes/create-offer';
import { InsurerFault } from '@emsal/insurers/insurer-fault';
import type { QuoteRequest } from '@emsal/insurers/quote-request';
import type { AnyLineQuestion } from '@emsal/lines/kit/question/question';
import type { StepErrors } from '@emsal/lines/kit/steps/check-step';
import type { SoldLine } from '@emsal/lines/registry/facts-of';
import { questionOf } from '@emsal/lines/server/server-lines';
import { firstDayTexts } from '@emsal/lines/vehicle/first-day/first-day.texts';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { randomId } from '../../../db/random-id';
import type { VisitContext } from '../../../http/context';
import { ProtocolError } from '../../../http/protocol-error';
import { Refusal } from '../../../http/refusal';
import { expireProofs } from '../../visit/visit-store';
import { latestQuote } from '../offer-store';
import type { Engine } from '../quoting/quote-engine';
import { commonRequest } from '../stored-request';
import { formQuestion } from './form-question';
import { refuseUnmet } from './line-requirements';
import type { QuoteQuestion } from './quote-question';
import { reusableQuote, storeQuoteOnce } from './store-quote-once';

export type QuoteOptions = Pick<QuoteRequest, 'campaigns' | 'options'>;

/** The page offers an adviser's call for this code (funnel 4.1). */
const adviserCode = '402';
const tooEarlyCode = 'renewalTooEarly' satisfies CreateOfferCode;
const eligibilityTimeoutMs = 2_000;

export interface OfferCreation {
  /** In place of the options of the visit's latest list. */
  chosen?: QuoteOptions;
  /** Solved. */
  captcha?: string | undefined;
}

export async function createOffer(
  context: VisitContext,
  engine: Engine,
  { captcha, chosen }: OfferCreation = {},
): Promise<string | Refusal> {
  if (chosen) return createWith(context, engine, { captcha, chosen });
  const kept = await optionsOfLatest(context);
  const created = await createWith(context, engine, { captcha, chosen: kept });
  // A code whose conditions the changed form no longer meets falls away.
  return created instanceof Refusal && created.code === 'discountConditionsNotMet'
    ? createWith(context, engine, { captcha, chosen: withoutCode(kept) })
    : created;
}

async function createWith(
  context: VisitContext,
  engine: Engine,
  { captcha, chosen }: OfferCreation & { chosen: QuoteOptions },
): Promise<string | Refusal> {
  const request = await quoteRequestOf(context, chosen);
  if (request instanceof Refusal) return request;
  const refusal =
    (await costRefusal(context, engine, { request, captcha })) ?? (await eligibilityRefusal(context, engine, request));
  if (refusal) return refusal;
  const { quote, isNew } = await storeQuoteOnce(context, engine, { request });
  if (isNew) engine.start(quote);
  return quote.offerNo;
}

/** What the visitor chose beside the form's answers stays chosen. */
async function optionsOfLatest({ db, visit }: VisitContext): Promise<QuoteOptions> {
  const latest = visit.offerNo === null ? undefined : await latestQuote(db, visit.id);
  if (!latest) return {};
  const { campaigns, options } = commonRequest(latest.request);
  return { campaigns, options };
}

const withoutCode = ({
  campaigns,
  options: { discountCode: _refused, ...others } = {},
}: QuoteOptions): QuoteOptions => ({
  campaigns,
  ...(Object.keys(others).length > 0 && { options: others }),
});

/** A quote that is already there costs nothing. */
async function costRefusal(
  context: VisitContext,
  { admission }: Engine,
  { request, captcha }: { request: QuoteRequest; captcha: string | undefined },
): Promise<Refusal | null> {
  const isThere = context.visit.offerNo !== null && (await reusableQuote(context, request)) !== null;
  return isThere ? null : admission.admitList(context, captcha);
}

async function quoteRequestOf(context: VisitContext, options: QuoteOptions): Promise<QuoteRequest | Refusal> {
  const { clock } = context;
  const form = await formQuestion(context, dayInTurkey(clock.now()));
  if (!form) return new Refusal('lineNotSold', createOfferOutcome(null, null).message ?? '');
  if (!form.ok) return unansweredRefusal(context, form.errors);
  const refusal = await refuseUnmet(form.answers, context);
  if (refusal) return refusal;
  return requestOf(form.question({ requestId: randomId(), ...options }));
}

/** @throws ProtocolError badBody with the messages of the fields, unless the line says more of them */
function unansweredRefusal({ visit: { line } }: VisitContext, fields: StepErrors): Refusal {
  const { unanswered }: AnyLineQuestion = questionOf(line as SoldLine);
  const refused = unanswered?.(Object.keys(fields));
  if (refused) return new Refusal(refused.code, refused.message);
  throw new ProtocolError('badBody', { fields });
}

/** @throws ProtocolError badBody */
export function requestOf(question: QuoteQuestion): QuoteRequest | Refusal {
  if (question.kind === 'ask') return question.request;
  if (question.kind === 'adviser') return new Refusal(adviserCode, question.reason);
  if (question.kind === 'tooEarly')
    return new Refusal(tooEarlyCode, firstDayTexts.tooEarly(question.policyEnd, question.opensOn));
  if (question.kind === 'refuse') return new Refusal(question.code, question.message);
  throw new ProtocolError('badBody');
}

/** Null when the quote may be requested; also when the centre cannot be reached, because each insurer applies its own underwriting rules. */
async function eligibilityRefusal(
  context: VisitContext,
  { checkEligibility }: Engine,
  request: QuoteRequest,
): Promise<Refusal | null> {
  const { log } = context;
  const signal = AbortSignal.timeout(eligibilityTimeoutMs);
  try {
    const answer = await checkEligibility(request, signal);
    if (answer.eligible) return null;
    if (resetsVerification(answer.code)) await expireProof(context);
    return new Refusal(answer.code, refusalMessage(answer));
  } catch (error) {
    if (!(error instanceof InsurerFault) && !signal.aborted) throw error;
    log.warn({ err: error }, 'eligibility centre does not answer: continuing without it');
    return null;
  }
}

/** The message promises a new code. */
async function expireProof({ db, visitor, visit: { verifiedIdentityHash } }: VisitContext): Promise<void> {
  if (verifiedIdentityHash !== null)
    await expireProofs(db, { visitorId: visitor.id, identityHash: verifiedIdentityHash });
}

/** The catalogue's message; a failed service keeps `F500` in it, because the page recognises it by that text (funnel 4.1). */
function refusalMessage({ code, message }: { code: string; message: string }): string {
  if (code === 'discountConditionsNotMet') return changeOfferOutcomes[code].message;
  const sentence = createOfferOutcome(code, message).message ?? '';
  return message.includes('F500') ? `${sentence} (F500)` : sentence;
}
