import type { Client } from '@emsal/api/client';
import { success } from '@emsal/api/envelope';
import type { Envelope } from '@emsal/api/envelope';
import type { OutputOf } from '@emsal/api/calls/table';
import { nanoid } from '@emsal/platform/store';
import type { Order } from '../order/load-order';
import { notarySaleOf } from './notary-sale/notary-sale-form';
import { payeeOf } from './payee/payee-form';
import type { SummaryAnswers } from './summary-form';

/** Whether a code stands between the summary and the payment, and where it goes. */
export type CodeAsked = OutputOf<'POST policyrequest/IsOtpRequired'>;

/** Stores who pays, fixes the order as it was shown, records the permissions that were ticked, and asks whether a code is needed. */
export async function savePolicyInfo(
  client: Client,
  order: Order,
  answers: SummaryAnswers,
): Promise<Envelope<CodeAsked>> {
  const { visitId } = order;
  const payer = await savePayer(client, visitId, answers);
  if (!payer.isSuccess) return payer;
  const saved = await fixOrder(client, order, answers);
  if (!saved.isSuccess) return saved;
  await savePermissions(client, visitId, answers);
  return client.command('POST policyrequest/IsOtpRequired', { visitId });
}

const savePayer = (
  client: Client,
  visitId: string,
  { payer: { typed } }: SummaryAnswers,
): Promise<Envelope<unknown>> =>
  typed
    ? client.command('POST policyrequest/SaveInsurer', { visitId, ...typed }, { idempotencyKey: nanoid() })
    : Promise.resolve(success(null));

const fixOrder = (
  client: Client,
  { visitId, information, offer }: Order,
  answers: SummaryAnswers,
): Promise<Envelope<unknown>> =>
  client.command(
    'POST policyrequest/CreatePolicyInfo',
    {
      visitId,
      quoteHeaderId: information.quoteHeaderId,
      productId: offer.productId,
      address: answers.address,
      email: answers.email,
      isInsurerDifferent: answers.payer.isInsurerDifferent,
      payee: payeeOf(answers.payee),
      notarySale: notarySaleOf(answers.notarySale),
      shownDocuments: information.documents.map(({ kind, textVersion }) => ({ kind, textVersion })),
    },
    { idempotencyKey: nanoid() },
  );

/** A permission that could not be stored is none: the order goes on without it. */
async function savePermissions(client: Client, visitId: string, { permissions }: SummaryAnswers): Promise<void> {
  if (permissions.length === 0) return;
  await client.command(
    'POST policyrequest/SaveAnnouncementPermission',
    { visitId, permissions: permissions.map((channel) => ({ channel, isPermission: true })) },
    { idempotencyKey: nanoid() },
  );
}
