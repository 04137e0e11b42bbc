import type { ParsedOf } from '@emsal/api/calls/table';
import { addDays } from '@emsal/validation/dates/calendar-day';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { externalPolicy } from '@emsal/validation/external-policy/external-policy';
import { messagesOf } from '@emsal/validation/verdict';
import { randomId } from '../../db/random-id';
import type { CustomerContext } from '../../http/context';
import { refuseInvalidFields } from '../../http/refuse-invalid-fields';
import type { Refusal } from '../../http/refusal';
import { findPolicyOfCustomer } from '../policy/policy-store';
import { attachPdf } from './external-file';
import { addExternalPolicy, type ExternalPolicy } from './external-policy-store';
import { renewalDays } from './policy-status';
import { refuse } from './refuse';

type Given = ParsedOf<'POST selfservice/customeraccount/addCustomerExternalPolicy'>;

/** Rolls the transaction back: the file is not this browser's, or was never sent. */
class FileGone extends Error {}

export async function addExternal(
  { file, ...given }: Given,
  context: CustomerContext,
): Promise<{ externalPolicyId: string; policyNo: string } | Refusal> {
  const policy = checked(given, context);
  const { id: externalPolicyId, policyNo } = policy;
  if (await findPolicyOfCustomer(context.db, { customerId: context.customerId, policyNo }))
    return refuse('policyKnown');
  try {
    const isNew = await context.db.transaction(async (tx) => {
      if (!(await addExternalPolicy(tx, policy))) return false;
      if (file && !(await attachPdf(tx, { ...policy, documentId: null }, { ...context, file }))) throw new FileGone();
      return true;
    });
    return isNew ? { externalPolicyId, policyNo } : refuse('policyKnown');
  } catch (error) {
    if (error instanceof FileGone) return refuse('fileGone');
    throw error;
  }
}

/** @throws ProtocolError badBody with a message per field */
function checked(
  given: Omit<Given, 'file'>,
  { customerId, clock }: CustomerContext,
): Omit<ExternalPolicy, 'remindedAt' | 'documentId'> {
  const addedAt = clock.now();
  const today = dayInTurkey(clock.now());
  const verdicts = externalPolicy(given, today);
  refuseInvalidFields(messagesOf(verdicts));
  const valueOf = (name: keyof typeof verdicts): string => {
    const verdict = verdicts[name];
    return verdict.ok ? verdict.value : '';
  };
  const remindOn = addDays(valueOf('endDate'), -renewalDays);
  return {
    id: randomId(),
    customerId,
    line: given.line,
    addedAt,
    firmName: valueOf('firmName'),
    policyNo: valueOf('policyNo'),
    insured: valueOf('insured'),
    endDate: valueOf('endDate'),
    remindOn: remindOn > today ? remindOn : null,
  };
}
