import type { VisitId } from '@emsal/api/calls/identifiers';
import type { ParsedOf } from '@emsal/api/calls/table';
import { watchLimits } from '@emsal/api/price-watch';
import { findCustomer, lockIdentity } from '../../customers/customer-store';
import { ownerIn } from '../../customers/owner';
import type { Executor } from '../../db/database';
import { randomId } from '../../db/random-id';
import type { CustomerContext } from '../../http/context';
import { ProtocolError } from '../../http/protocol-error';
import type { Answers } from '../../http/principals';
import type { Refusal } from '../../http/refusal';
import { keyedHash } from '../../personal-data/keyed-hash';
import { openOfferLists } from '../account-offer/open-offer-lists';
import { readPerson, savePerson } from '../visit-person/visit-person-store';
import { addVisit, readVisit } from '../visit/visit-store';
import { hasConfirmedEmail, refuse } from './change-watch';
import { nextAsk } from './watch-rules';
import { addAsking, addWatch, countOtherWatches } from './watch-store';

type Settings = Omit<ParsedOf<'POST selfservice/customeraccount/startPriceWatch'>, 'quoteHeaderId'>;
type Started = { watchId: string } | Refusal;

/** @throws ProtocolError notFound, also for another customer's list and for one that is over */
export async function startWatch(
  { quoteHeaderId, ...settings }: ParsedOf<'POST selfservice/customeraccount/startPriceWatch'>,
  context: CustomerContext,
): Promise<Started> {
  const open = (await openOfferLists(context)).find(({ quote }) => quote.id === quoteHeaderId);
  if (!open) throw new ProtocolError('notFound');
  const { quote, list, thing } = open;
  const nextAskAt = nextAsk(settings.frequency, context.clock.now());
  const begun = { thing, settings, nextAskAt, policyId: null, visitId: quote.visitId };
  return beginWatch(begun, context, (tx, watchId) =>
    addAsking(tx, { watchId, quoteId: quote.id, askedAt: quote.startedAt, price: list.price, isNotified: false }),
  );
}

interface Begun {
  thing: string;
  settings: Settings;
  nextAskAt: Date;
  policyId: string | null;
  /** It is copied. */
  visitId: VisitId;
  /** In place of the visit's. */
  answers?: Answers;
}

/** @param follow in the same transaction */
export async function beginWatch(
  { thing, settings, nextAskAt, policyId, ...copied }: Begun,
  context: CustomerContext,
  follow: (tx: Executor, watchId: string) => Promise<unknown> = async () => undefined,
): Promise<Started> {
  const { db, clock, config, customerId } = context;
  if (settings.byMail && !(await hasConfirmedEmail(context))) return refuse('emailUnconfirmed');
  const thingKey = keyOfThing(thing, config);
  const watchId = randomId();
  const timing = { createdAt: clock.now(), nextAskAt, pausedAt: null, endedAt: null };
  return db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const others = await countOtherWatches(tx, { customerId, thingKey });
    if (others >= watchLimits.perCustomer) return refuse('watchLimit');
    const visitId = await copyForWatch(tx, copied, timing.createdAt);
    await addWatch(tx, { ...settings, ...timing, id: watchId, customerId, thingKey, visitId, policyId });
    await follow(tx, watchId);
    return { watchId };
  });
}

export const keyOfThing = (thing: string, { secretKey }: Pick<CustomerContext['config'], 'secretKey'>): string =>
  keyedHash(secretKey, 'price-watch', thing);

/** Two tabs are counted one after the other. */
async function lockCustomer(tx: Executor, customerId: string): Promise<void> {
  await lockIdentity(tx, (await findCustomer(tx, { customerId }))!.identityKey);
}

/** Of its own, so that the list which the customer compares changes only when the customer asks. */
async function copyForWatch(
  tx: Executor,
  { visitId, answers: renewed }: Pick<Begun, 'visitId' | 'answers'>,
  createdAt: Date,
): Promise<string> {
  const { visitorId, branchId, line, answers, completedSteps, ...visit } = (await readVisit(tx, visitId))!;
  const id = randomId();
  const owner = ownerIn(visit);
  await addVisit(tx, {
    id,
    visitorId,
    branchId,
    line,
    answers: renewed ?? answers,
    completedSteps,
    createdAt,
    ...owner,
  });
  const person = await readPerson(tx, visitId);
  if (person) await savePerson(tx, { ...person, visitId: id });
  return id;
}
