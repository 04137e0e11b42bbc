/** Opens a form from a policy of the account, with what its sale asked: for the next term (decision 381), or for another cover of the same thing (352). */
import type { PolicyCard } from '@emsal/api/calls/customer-account/policies';
import { linePath } from '@emsal/lines/facts/line-path';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { branchIdVariants } from '@emsal/lines/registry/branch-id-variants';
import { factsOf } from '@emsal/lines/registry/facts-of';
import type { CustomerContext } from '../../http/context';
import { ProtocolError } from '../../http/protocol-error';
import type { Answers } from '../../http/principals';
import { findPayment } from '../checkout/payment/payment-store';
import { findPolicy } from '../policy/policy-store';
import { answersAfterSale } from '../visit/initial-answers';
import { openFilledVisit } from '../visit/open-visit';
import { readVisit } from '../visit/visit-store';
import { policyCards } from './list-policies';

interface OpenedForm {
  formPath: string;
}

/** @throws ProtocolError notFound, also for another customer's policy and for one that is not renewed yet */
export async function startRenewal(policyNo: string, context: CustomerContext): Promise<OpenedForm> {
  const card = await cardWhere(context, (one) => one.policyNo === policyNo && one.renewalPath !== null);
  return openForm(card, card.line, context);
}

/** @throws ProtocolError notFound, also for another customer's policy and for a line that is not sold online */
export async function startOffer(
  { policyId, line }: { policyId: string; line: LineId },
  context: CustomerContext,
): Promise<OpenedForm> {
  const card = await cardWhere(context, ({ id }) => id === policyId);
  if (factsOf(line).sale !== 'online') throw new ProtocolError('notFound');
  return openForm(card, line, context);
}

async function cardWhere(context: CustomerContext, isWanted: (card: PolicyCard) => boolean): Promise<PolicyCard> {
  const card = (await policyCards(context)).find(isWanted);
  if (!card) throw new ProtocolError('notFound');
  return card;
}

async function openForm(card: PolicyCard, line: LineId, context: CustomerContext): Promise<OpenedForm> {
  const sold = card.type === 'sold' ? { line: card.line, answers: await soldAnswers(card.id, context) } : null;
  return openFormAfter(sold, line, context);
}

/** A form that begins with these answers of another one, as far as its line asks them, and with the person of the account. */
export async function openFormAfter(
  given: { line: LineId; answers: Answers } | null,
  line: LineId,
  context: CustomerContext,
): Promise<OpenedForm> {
  const answers = await answersAfterSale(line, given, context);
  await openFilledVisit(context, { line, branchId: branchIdVariants[context.config.branchIdReading][line], answers });
  return { formPath: linePath(factsOf(line), '/form') };
}

/** Empty where they are kept no more. */
async function soldAnswers(policyId: string, { db }: CustomerContext): Promise<Answers> {
  const policy = await findPolicy(db, policyId);
  const payment = policy?.orderId ? await findPayment(db, policy.orderId) : undefined;
  return (payment && (await readVisit(db, payment.visitId))?.answers) ?? {};
}
