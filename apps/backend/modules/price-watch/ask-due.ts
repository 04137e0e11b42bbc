/** Asks the insurers again for watches whose time has come, within their share of the capacity. */
import { identityKeys } from '@emsal/risks/risk';
import type { Job } from '../../http/job';
import type { Visit } from '../../http/principals';
import type { Services } from '../../http/services';
import { schedule } from '../../jobs/schedule';
import { shownList } from '../offer/listing/shown-list';
import type { QuoteRow } from '../offer/offer-store';
import type { OfferModule } from '../offer/offer';
import { policiesOfCustomer } from '../policy/policy-store';
import { provenOwner, visitOf } from '../visit/own-visit';
import { readHeldVisit, type HeldVisit } from '../visit/visit-store';
import { priceNoticeJobName, type PriceNoticeData } from './notify-of-price';
import { endOf, isNews, nextAsk, watchesPerRun } from './watch-rules';
import { addAsking, askingsOf, changeWatch, dueWatches, type AskingRow, type WatchRow } from './watch-store';
import { watchedThing } from './watched-thing';

export type Insurers = Pick<OfferModule, 'askAgain' | 'admitsWatch'>;

export async function askDue(services: Services, insurers: Insurers): Promise<void> {
  for (const watch of await dueWatches(services.db, services.clock.now(), watchesPerRun)) {
    if (!(await goesOn(watch, services))) await end(watch, services);
    else if (await insurers.admitsWatch(services)) await askFor(watch, services, insurers);
    else return;
  }
}

const end = ({ id }: WatchRow, { db, clock }: Services): Promise<void> => changeWatch(db, id, { endedAt: clock.now() });

/** Until its last day, and until the customer buys what is watched. */
async function goesOn(watch: WatchRow, services: Services): Promise<boolean> {
  return endOf(watch.createdAt) > services.clock.now() && !(await isBought(watch, services));
}

/** Also where what was watched is kept no more. */
async function isBought(watch: WatchRow, { db }: Services): Promise<boolean> {
  const watched = await watchedThing(db, watch, (await askingsOf(db, watch.id)).at(-1));
  if (!watched) return true;
  const keys = new Set(identityKeys(watched.risk));
  return (await policiesOfCustomer(db, watch.customerId)).some(
    ({ id, line, risk, issuedAt }) =>
      id !== watch.policyId &&
      line === watched.line &&
      issuedAt >= watch.createdAt &&
      risk !== null &&
      identityKeys(risk).some((key) => keys.has(key)),
  );
}

/** The next time is set first: a process that dies meanwhile does not ask twice. */
async function askFor(watch: WatchRow, services: Services, { askAgain }: Insurers): Promise<void> {
  const { db, clock } = services;
  await changeWatch(db, watch.id, { nextAskAt: nextAsk(watch.frequency, clock.now()) });
  const held = await readHeldVisit(db, watch.visitId);
  const quote = held ? await askAgain({ services, visit: visitForWatch(held, services) }) : null;
  if (quote) await record(watch, quote, services);
  else await end(watch, services);
}

/** The proof of the copied visit is the customer's, although its code is long over. */
const visitForWatch = (held: HeldVisit, { clock }: Services): Visit => ({
  ...visitOf(held, clock),
  proven: provenOwner(held),
});

async function record(watch: WatchRow, quote: QuoteRow, services: Services): Promise<void> {
  const { db, jobs } = services;
  const prices = (await shownList(services, quote)).offers.map((offer) => offer.cacheAmountWithDiscount);
  const price = prices.length === 0 ? null : Math.min(...prices);
  const before = lastPrice(await askingsOf(db, watch.id));
  const isNotified = isNews({ goal: watch.goal, before, price });
  const asked = { watchId: watch.id, quoteId: quote.id };
  await db.transaction(async (tx) => {
    const isKept = await addAsking(tx, { ...asked, askedAt: quote.startedAt, price, isNotified });
    if (isKept && isNotified) await jobs.send(priceNoticeJobName, asked satisfies PriceNoticeData, { tx });
  });
}

const lastPrice = (askings: readonly AskingRow[]): number | null =>
  askings.findLast(({ price }) => price !== null)?.price ?? null;

/** By day, in Turkish time. */
export const askDueJob = (insurers: Insurers): Job => ({
  name: 'price-watch.ask',
  handler: (_data, services) => askDue(services, insurers),
  options: { cron: schedule.watchPrices, concurrency: 1, expireInSeconds: 900 },
});
