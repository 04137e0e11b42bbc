import type { OpenOffers } from '@emsal/api/calls/customer-account/offers';
import { readQuoteRequest } from '@emsal/insurers/read-quote-request';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { factsOf } from '@emsal/lines/registry/facts-of';
import { identityKeys, summaryOf, type Risk } from '@emsal/risks/risk';
import { secondsAfter } from '../../clock/clock';
import type { CustomerContext } from '../../http/context';
import { shownList } from '../offer/listing/shown-list';
import type { QuoteRow } from '../offer/offer-store';
import { unboughtQuotes } from './unbought-quotes';

/** No insurer's offer is valid for longer. */
const longestValiditySeconds = 60 * 24 * 3600;
/** More lists than a customer compares. */
const shownLists = 20;

interface OpenList {
  quote: QuoteRow;
  /** The same for the same thing in the same line. */
  thing: string;
  list: OpenOffers;
}

/** Of the same thing in the same line the newest. */
export async function openOfferLists(context: CustomerContext, maxRows = shownLists): Promise<OpenList[]> {
  const { db, customerId, clock } = context;
  const since = secondsAfter(clock.now(), -longestValiditySeconds);
  const lists = await Promise.all(
    (await unboughtQuotes(db, { customerId, since, maxRows })).map((quote) => openList(quote, context)),
  );
  const open = lists.filter((one) => one !== null);
  return [...Map.groupBy(open, ({ thing }) => thing).values()].map(([newest]) => newest!);
}

/** Null when no offer of it can be bought any more. */
async function openList(quote: QuoteRow, context: CustomerContext): Promise<OpenList | null> {
  const offers = (await shownList(context, quote)).offers.filter(({ isSaleExpired }) => !isSaleExpired);
  const [best] = offers.toSorted((one, other) => one.cacheAmountWithDiscount - other.cacheAmountWithDiscount);
  if (!best) return null;
  const line = quote.line as LineId;
  const { risk } = readQuoteRequest(quote.request);
  const insured = summaryOf(risk);
  const list = {
    quoteHeaderId: quote.id,
    line,
    lineName: factsOf(line).name,
    insured,
    offers: offers.length,
    price: best.cacheAmountWithDiscount,
    firmName: best.firmName,
    askedAt: quote.startedAt.toISOString(),
    validUntil: best.validUntil,
  };
  return { quote, thing: thingOf({ line, risk }), list };
}

/** The same for the same thing in the same line. */
export const thingOf = ({ line, risk }: { line: LineId; risk: Risk }): string =>
  [line, summaryOf(risk), ...identityKeys(risk)].join(' ');
