import type { VisitId } from '@emsal/api/calls/identifiers';
import type { ParsedOf } from '@emsal/api/calls/table';
import { watchLimits } from '@emsal/api/price-watch';
import { findCustomer, lockIdentity } from '../../customers/customer-store';
import { ownerIn } from '../../customers/owner';
import type { Executor } from '../../db/database';
import { randomId } from '../../db/random-id';
import type { CustomerContext } from '../../http/context';
import { ProtocolError } from '../../http/protocol-error';
import type { Refusal } from '../../http/refusal';
import { keyedHash } from '../../personal-data/keyed-hash';
import { openOfferLists } from '../account-offer/open-offer-lists';
import { readPerson, savePerson } from '../visit-person/visit-person-store';
import { addVisit, readVisit } from '../visit/visit-store';
import { hasConfirmedEmail, refuse } from './change-watch';
import { nextAsk } from './watch-rules';
import { addAsking, addWatch, countOtherWatches } from './watch-store';

/** @throws ProtocolError notFound, also for another customer's list and for one that is over */
export async function startWatch(
  { quoteHeaderId, ...settings }: ParsedOf<'POST selfservice/customeraccount/startPriceWatch'>,
  context: CustomerContext,
): Promise<{ watchId: string } | Refusal> {
  const { db, clock, config, customerId } = context;
  const open = (await openOfferLists(context)).find(({ quote }) => quote.id === quoteHeaderId);
  if (!open) throw new ProtocolError('notFound');
  if (settings.byMail && !(await hasConfirmedEmail(context))) return refuse('emailUnconfirmed');
  const thingKey = keyedHash(config.secretKey, 'price-watch', open.thing);
  const now = clock.now();
  const watchId = randomId();
  const timing = { createdAt: now, nextAskAt: nextAsk(settings.frequency, now), pausedAt: null, endedAt: null };
  return db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const others = await countOtherWatches(tx, { customerId, thingKey });
    if (others >= watchLimits.perCustomer) return refuse('watchLimit');
    const visitId = await copyForWatch(tx, open.quote.visitId, now);
    await addWatch(tx, { ...settings, ...timing, id: watchId, customerId, thingKey, visitId });
    const { quote, list } = open;
    await addAsking(tx, { watchId, quoteId: quote.id, askedAt: quote.startedAt, price: list.price, isNotified: false });
    return { watchId };
  });
}

/** Two tabs are counted one after the other. */
async function lockCustomer(tx: Executor, customerId: string): Promise<void> {
  await lockIdentity(tx, (await findCustomer(tx, { customerId }))!.identityKey);
}

/** Of its own, so that the list which the customer compares changes only when the customer asks. */
async function copyForWatch(tx: Executor, visitId: VisitId, createdAt: Date): Promise<string> {
  const { visitorId, branchId, line, answers, completedSteps, ...visit } = (await readVisit(tx, visitId))!;
  const id = randomId();
  const owner = ownerIn(visit);
  await addVisit(tx, { id, visitorId, branchId, line, answers, completedSteps, createdAt, ...owner });
  const person = await readPerson(tx, visitId);
  if (person) await savePerson(tx, { ...person, visitId: id });
  return id;
}
