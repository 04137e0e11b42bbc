import type { PriceWatch } from '@emsal/api/calls/customer-account/price-watches';
import { factsOf } from '@emsal/lines/registry/facts-of';
import { summaryOf } from '@emsal/risks/risk';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import type { CustomerContext } from '../../http/context';
import { openOfferLists } from '../account-offer/open-offer-lists';
import { endOf } from './watch-rules';
import { askingsOf, watchesOf, type WatchRow } from './watch-store';
import { watchedThing } from './watched-thing';

export async function listWatches(context: CustomerContext): Promise<{ watches: PriceWatch[] }> {
  const { db, customerId } = context;
  const open = new Set((await openOfferLists(context)).map(({ quote }) => quote.id));
  const watches = await Promise.all((await watchesOf(db, customerId)).map((watch) => shownWatch(watch, open, context)));
  return { watches: watches.filter((watch) => watch !== null) };
}

export function stateOf({ endedAt, pausedAt }: WatchRow): PriceWatch['state'] {
  if (endedAt !== null) return 'ended';
  return pausedAt === null ? 'running' : 'paused';
}

/** Null when its quotes are kept no more. */
async function shownWatch(
  watch: WatchRow,
  open: ReadonlySet<string>,
  { db }: CustomerContext,
): Promise<PriceWatch | null> {
  const askings = await askingsOf(db, watch.id);
  const last = askings.at(-1);
  const watched = await watchedThing(db, watch, last);
  if (!watched) return null;
  const { goal, frequency, byMail, bySms } = watch;
  const { line, risk } = watched;
  return {
    watchId: watch.id,
    goal,
    frequency,
    byMail,
    bySms,
    state: stateOf(watch),
    line,
    lineName: factsOf(line).name,
    insured: summaryOf(risk),
    nextOn: dayInTurkey(watch.nextAskAt),
    endsOn: dayInTurkey(endOf(watch.createdAt)),
    prices: askings.map(({ askedAt, price }) => ({ at: askedAt.toISOString(), price })),
    quoteHeaderId: last && open.has(last.quoteId) ? last.quoteId : null,
  };
}
