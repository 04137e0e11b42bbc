import type { OutputOf } from '@emsal/api/calls/table';
import type { KaskoQuoteRequest, QuoteRequest } from '@emsal/insurers/quote-request';
import { readQuoteRequest } from '@emsal/insurers/read-quote-request';
import type { OfferOption } from '@emsal/lines/kit/offer/offer-option';
import { optionsOf } from '@emsal/lines/server/server-lines';
import { accessoryName } from '@emsal/reference/accessories';
import type { VisitContext } from '../../../http/context';
import { ProtocolError } from '../../../http/protocol-error';
import { readPerson } from '../../visit-person/visit-person-store';
import { latestQuote, type AnswerRow, type QuoteRow } from '../offer-store';
import { noOffer } from '../no-offer-code';
import { formChange } from './form-change';
import { insurerStates } from './insurer-states';
import { insurersNotAsked } from './not-asked';
import { runningPolicy } from './running-policy';
import { shownList } from './shown-list';
import { userInformation } from './user-information';

/** The visit's latest quote. @throws ProtocolError notFound when there is none */
export async function quoteOfVisit({ db, visit }: VisitContext): Promise<QuoteRow> {
  const quote = await latestQuote(db, visit.id);
  if (!quote) throw new ProtocolError('notFound');
  return quote;
}

/** The current list: running until the last insurer has answered. @throws ProtocolError notFound when the visit has no quote */
export async function offerList(context: VisitContext): Promise<OutputOf<'POST quoterequestapi/offer/GetOfferList'>> {
  const { db, visit } = context;
  const quote = await quoteOfVisit(context);
  const [{ answers, offers }, person, change] = await Promise.all([
    shownList(context, quote),
    readPerson(db, visit.id),
    formChange(context, quote),
  ]);
  const state = isComplete(quote, answers) ? 'complete' : 'running';
  return {
    quoteHeaderId: quote.id,
    offerNo: quote.offerNo,
    state,
    mode: context.config.offersMode,
    startedAt: quote.startedAt.toISOString(),
    insurers: insurerStates(quote, answers),
    notAsked: insurersNotAsked(quote),
    assumptions: assumptionsOf(readQuoteRequest(quote.request)),
    formChange: change,
    offerList: offers,
    options: optionsOf(visit.line).map(declaredOption),
    userInformation: {
      ...userInformation({ person, isVerified: visit.isVerified }, quote),
      running: runningPolicy(visit, quote),
    },
    zeroOffer: noOffer(answers, quote.line, state === 'complete'),
  };
}

/** The choices stand at each offer. */
function declaredOption(option: OfferOption) {
  const { key, kind, label, hint } = option;
  const bounds = option.kind === 'amount' ? { least: option.least, most: option.most, step: option.step } : {};
  return { key, kind, label, hint, ...bounds };
}

const named = ({ code, value }: KaskoQuoteRequest['terms']['accessories'][number]) => ({
  code,
  name: accessoryName(code),
  value,
});
const assumptionsOf = (request: QuoteRequest) => ({
  campaigns: request.campaigns ?? {},
  accessories: 'accessories' in request.terms ? request.terms.accessories.map(named) : [],
  discountCode: request.options?.discountCode ?? null,
  isOnlineDiscountRemoved: request.options?.withoutOnlineDiscount ?? false,
});

const isComplete = (quote: QuoteRow, answers: readonly AnswerRow[]): boolean =>
  quote.completedAt !== null || answers.length >= quote.firmIds.length;
