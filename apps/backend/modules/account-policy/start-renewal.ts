/** Opens a form for the next term of a policy of the account, with what the sale asked (decision 381). */
import { branchIdVariants } from '@emsal/lines/registry/branch-id-variants';
import { linePath } from '@emsal/lines/facts/line-path';
import { factsOf } from '@emsal/lines/registry/facts-of';
import type { CustomerContext } from '../../http/context';
import { ProtocolError } from '../../http/protocol-error';
import type { Answers } from '../../http/principals';
import { findPayment } from '../checkout/payment/payment-store';
import { findPolicy } from '../policy/policy-store';
import { renewalAnswers } from '../visit/initial-answers';
import { openFilledVisit } from '../visit/open-visit';
import { readVisit } from '../visit/visit-store';
import { policyCards } from './list-policies';

/** @throws ProtocolError notFound, also for another customer's policy and for one that is not renewed yet */
export async function startRenewal(policyNo: string, context: CustomerContext): Promise<{ formPath: string }> {
  const card = (await policyCards(context)).find((one) => one.policyNo === policyNo && one.renewalPath !== null);
  if (!card) throw new ProtocolError('notFound');
  const { line } = card;
  const answers = await renewalAnswers(line, card.type === 'sold' ? await soldAnswers(card.id, context) : {}, context);
  await openFilledVisit(context, { line, branchId: branchIdVariants[context.config.branchIdReading][line], answers });
  return { formPath: linePath(factsOf(line), '/form') };
}

/** Empty where they are kept no more. */
async function soldAnswers(policyId: string, { db }: CustomerContext): Promise<Answers> {
  const policy = await findPolicy(db, policyId);
  const payment = policy?.orderId ? await findPayment(db, policy.orderId) : undefined;
  return (payment && (await readVisit(db, payment.visitId))?.answers) ?? {};
}
