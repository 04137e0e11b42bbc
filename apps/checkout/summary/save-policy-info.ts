import type { Client } from '@emsal/api/client';
import type { Envelope } from '@emsal/api/envelope';
import { permissionChannels } from '@emsal/verify/permission/channels';
import { savePermission } from '@emsal/verify/permission/save-permission';
import type { Order } from '../order/load-order';
import type { SummaryAnswers } from './summary-form';

/** Fixes the order as it was shown, documents with their versions, then records the permissions that were ticked. */
export async function savePolicyInfo(
  client: Client,
  order: Order,
  { answers, attempt }: { answers: SummaryAnswers; attempt: string },
): Promise<Envelope<unknown>> {
  const { visitId, information, offer } = order;
  const saved = await client.command(
    'POST policyrequest/CreatePolicyInfo',
    {
      visitId,
      quoteHeaderId: information.quoteHeaderId,
      productId: offer.productId,
      address: { city: answers.city, district: answers.district, moreInformation: answers.address },
      email: answers.email,
      shownDocuments: information.documents.map(({ kind, textVersion }) => ({ kind, textVersion })),
    },
    { idempotencyKey: attempt },
  );
  if (saved.isSuccess) await savePermissions(client, order, answers);
  return saved;
}

/** A permission that could not be stored is none: the order goes on without it. */
async function savePermissions(
  client: Client,
  { visitId, information }: Order,
  { permissions, email }: SummaryAnswers,
): Promise<void> {
  const values = { phone: information.insured.phoneNumberMasked, email };
  await Promise.all(
    permissions.map((name) =>
      savePermission(client, { visitId, channel: permissionChannels[name], value: values[name] }),
    ),
  );
}
