import { permissionTextVersion } from '@emsal/api/permission-channels';
import type { VisitId } from '@emsal/api/calls/identifiers';
import type { Client } from '@emsal/api/client';
import { success } from '@emsal/api/envelope';
import type { Envelope } from '@emsal/api/envelope';
import type { OutputOf } from '@emsal/api/calls/table';
import { nanoid } from '@emsal/platform/store';
import type { Order } from '../order/load-order';
import { notarySaleOf } from './notary-sale/notary-sale-form';
import { payeeOf } from './payee/payee-form';
import type { SummaryAnswers } from './summary-form';
import { travellersOf } from './travellers/travellers-form';

/** Whether a one-time code is required before payment, and the phone it is sent to. */
export type CodeRequirement = OutputOf<'POST policyrequest/IsOtpRequired'>;

/** Saves the payer, the order as shown and the permissions, then checks whether a one-time code is required. */
export async function savePolicyInfo(
  client: Client,
  order: Order,
  answers: SummaryAnswers,
): Promise<Envelope<CodeRequirement>> {
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
  visitId: VisitId,
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
      travellers: travellersOf(answers.travellers),
      shownDocuments: information.documents.map(({ kind, textVersion }) => ({ kind, textVersion })),
    },
    { idempotencyKey: nanoid() },
  );

/** A permission that could not be saved does not stop the order. */
async function savePermissions(client: Client, visitId: VisitId, { permissions }: SummaryAnswers): Promise<void> {
  if (permissions.length === 0) return;
  await client.command(
    'POST policyrequest/SaveAnnouncementPermission',
    {
      visitId,
      permissions: permissions.map((channel) => ({ channel, isPermission: true })),
      textVersion: permissionTextVersion,
    },
    { idempotencyKey: nanoid() },
  );
}
