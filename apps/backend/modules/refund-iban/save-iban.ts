import type { ParsedOf } from '@emsal/api/calls/table';
import { refundIbanOutcomes } from '@emsal/api/outcomes/refund-iban';
import { refundIban } from '@emsal/validation/iban/iban';
import type { CallerContext } from '../../http/context';
import { Refusal, refusalsOf } from '../../http/refusal';
import { refuseInvalidFields } from '../../http/refuse-invalid-fields';
import { lockRefund } from '../policy/refund/refund-store';
import { provenPerson } from '../service-proof/proven-person';
import { openPolicyRequest } from '../service-request/open-request';
import { accountsFor, holderOf, refusedRefundsOf } from './waiting-refunds';

const refuse = refusalsOf(refundIbanOutcomes);

/** Rolls back the request that came second. */
class AlreadyReceived extends Error {}

/** Of two at once the first one counts: each looks for the other while it holds the refund's row. */
export async function saveIban(
  { refundId, iban: typed }: ParsedOf<'POST selfservice/formdata/SaveCustomerIbanInfo'>,
  context: CallerContext,
): Promise<null | Refusal> {
  const person = await provenPerson(context);
  if (person instanceof Refusal) return person;
  const iban = refundIban(typed, context.config.refundExcludedBanks);
  refuseInvalidFields(iban.ok ? {} : { iban: iban.message });
  const refused = (await refusedRefundsOf(person, context.db)).find(({ refund }) => refund.id === refundId);
  if (!refused || !iban.ok) return refuse('refundNotFound');
  const { policy } = refused;
  const details = { kind: 'iban', refundId, iban: iban.value, holder: await holderOf(policy, context.db) } as const;
  try {
    await openPolicyRequest(context, person.principal, {
      policyId: policy.id,
      details,
      inSameTransaction: async (tx) => {
        const held = await lockRefund(tx, refundId);
        if (held?.state !== 'refused' || (await accountsFor(refused, tx)).length > 1) throw new AlreadyReceived();
      },
    });
    return null;
  } catch (error) {
    if (error instanceof AlreadyReceived) return refuse('ibanReceived');
    throw error;
  }
}
