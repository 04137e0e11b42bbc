/** Watches that begin with a policy which ends soon, before its customer has asked for offers (decision 364). */
import type { RenewalWatch } from '@emsal/api/calls/customer-account/price-watches';
import type { ParsedOf } from '@emsal/api/calls/table';
import { insurersSelling } from '@emsal/insurers/registry';
import { factsOf } from '@emsal/lines/registry/facts-of';
import { addDays } from '@emsal/validation/dates/calendar-day';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { randomId } from '../../db/random-id';
import type { CustomerContext } from '../../http/context';
import { ProtocolError } from '../../http/protocol-error';
import type { Refusal } from '../../http/refusal';
import { openOfferLists, thingOf } from '../account-offer/open-offer-lists';
import { policyCards } from '../account-policy/list-policies';
import { findPayment } from '../checkout/payment/payment-store';
import { formQuestion } from '../offer/creating/form-question';
import { findPolicy, type PolicyRow } from '../policy/policy-store';
import { readHeldVisit } from '../visit/visit-store';
import { visitOf } from '../visit/own-visit';
import { refuse } from './change-watch';
import { stateOf } from './list-watches';
import { renewedAnswers } from './renewed-answers';
import { beginWatch, keyOfThing, startWatch } from './start-watch';
import { askingsOf, watchesOf } from './watch-store';

interface Renewable {
  policy: PolicyRow;
  thing: string;
}

/** Sold here and in its last days: only of such a policy the answers are known that insurers are asked with. */
async function renewable(context: CustomerContext): Promise<Renewable[]> {
  const cards = (await policyCards(context)).filter(({ type, renewalPath }) => type === 'sold' && renewalPath !== null);
  const policies = await Promise.all(cards.map(({ id }) => findPolicy(context.db, id)));
  return policies.flatMap((policy) =>
    policy?.risk ? [{ policy, thing: thingOf({ line: policy.line, risk: policy.risk }) }] : [],
  );
}

export async function listRenewalWatches(context: CustomerContext): Promise<{ renewals: RenewalWatch[] }> {
  const { db, customerId, config } = context;
  const watches = (await watchesOf(db, customerId)).filter(({ endedAt }) => endedAt === null);
  const renewals = (await renewable(context)).map(async ({ policy, thing }): Promise<RenewalWatch> => {
    const watch = watches.find(({ thingKey }) => thingKey === keyOfThing(thing, config));
    const nextOn = watch ? dayInTurkey(watch.nextAskAt) : firstAskOn(policy, context);
    const price = watch ? ((await askingsOf(db, watch.id)).at(-1)?.price ?? null) : null;
    return {
      policyId: policy.id,
      insurers: insurersSelling(policy.line).length,
      nextOn,
      watch: watch ? { watchId: watch.id, isPaused: stateOf(watch) === 'paused', price } : null,
    };
  });
  return { renewals: await Promise.all(renewals) };
}

/** Today, or the first day on which insurers take the running policy as a reference. */
function firstAskOn({ line, endDate }: PolicyRow, { clock }: CustomerContext): string {
  const today = dayInTurkey(clock.now());
  const { referenceDays } = factsOf(line).firstDay ?? {};
  const first = referenceDays === undefined ? today : addDays(endDate, -referenceDays);
  return first > today ? first : today;
}

/** With an open list of the thing it is a watch of that list. @throws ProtocolError notFound, also for another customer's policy and for one that does not end soon */
export async function startRenewalWatch(
  { policyId, ...settings }: ParsedOf<'POST selfservice/customeraccount/startRenewalWatch'>,
  context: CustomerContext,
): Promise<{ watchId: string } | Refusal> {
  const found = (await renewable(context)).find(({ policy }) => policy.id === policyId);
  if (!found) throw new ProtocolError('notFound');
  const { policy, thing } = found;
  const open = (await openOfferLists(context)).find((one) => one.thing === thing);
  if (open) return startWatch({ ...settings, quoteHeaderId: open.quote.id }, context);
  const on = firstAskOn(policy, context);
  const asked = await askedWith(policy, on, context);
  if (!asked) return refuse('renewalFormNeeded');
  const now = context.clock.now();
  const nextAskAt = on === dayInTurkey(now) ? now : new Date(`${on}T09:00:00+03:00`);
  return beginWatch({ thing, settings, nextAskAt, policyId, ...asked }, context);
}

/** What the sale asked, as it will be asked on that day; null where the form has to be filled in again. */
async function askedWith(policy: PolicyRow, on: string, { db, clock, config, customerId }: CustomerContext) {
  const payment = policy.orderId === null ? undefined : await findPayment(db, policy.orderId);
  const held = payment && (await readHeldVisit(db, payment.visitId));
  if (held?.customerId !== customerId) return null;
  const answers = renewedAnswers(held.answers, policy);
  const visit = { ...visitOf(held, clock), answers };
  const form = await formQuestion({ visit, config }, on);
  const question = form?.ok ? form.question({ requestId: randomId() }) : null;
  return question?.kind === 'ask' ? { visitId: held.id, answers } : null;
}
