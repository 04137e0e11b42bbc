import type { OutputOf } from '@emsal/api/calls/table';
import type { KaskoQuestion } from '@emsal/insurers/quote-request';
import { accessoryName } from '@emsal/reference/accessories';
import type { VisitContext } from '../../../frame/context';
import { ProtocolError } from '../../../frame/protocol-error';
import { readPerson } from '../../customer/customer-store';
import { latestQuote, type AnswerRow, type QuoteRow } from '../offer-store';
import { zeroOffer } from '../zero-offer-code';
import { formChange } from './form-change';
import { insurerStates } from './insurer-states';
import { notAsked } from './not-asked';
import { shownList } from './shown-list';
import { userInformation } from './user-information';

/** The visit's last quote request. @throws ProtocolError notFound when it never asked */
export async function quoteOfVisit({ db, visit }: VisitContext): Promise<QuoteRow> {
  const quote = await latestQuote(db, visit.id);
  if (!quote) throw new ProtocolError('notFound');
  return quote;
}

/** The list as it stands: running until the last insurer has answered. @throws ProtocolError notFound when the visit never asked */
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
    notAsked: notAsked(quote),
    assumptions: assumed(quote),
    formChange: change,
    offerList: offers,
    userInformation: userInformation({ ...visit, person }, quote),
    zeroOffer: zeroOffer(answers, quote.line, state === 'complete'),
  };
}

const named = ({ code, value }: KaskoQuestion['accessories'][number]) => ({ code, name: accessoryName(code), value });
const assumed = ({ request }: QuoteRow) => ({
  campaigns: request.campaigns ?? {},
  accessories: 'accessories' in request ? request.accessories.map(named) : [],
  discountCode: request.adjust?.discountCode ?? null,
  isOnlineDiscountRemoved: request.adjust?.withoutOnlineDiscount ?? false,
});

const isComplete = (quote: QuoteRow, answers: readonly AnswerRow[]): boolean =>
  quote.completedAt !== null || answers.length >= quote.firmIds.length;
