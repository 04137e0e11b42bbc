/** A fresh code before what an open session alone must not do. It goes to a telephone of the customer's choice. */
import type { accountCodePurposes } from '@emsal/api/calls/customer-account/privacy';
import type { ParsedOf } from '@emsal/api/calls/table';
import { customerAccountOutcomes } from '@emsal/api/outcomes/customer-account';
import { boundTelephones, findCustomer } from '../../customers/customer-store';
import type { Contact } from '../../customers/owner';
import type { Tx } from '../../db/database';
import type { CustomerContext } from '../../http/context';
import { refusalsOf, type Refusal } from '../../http/refusal';
import { codeAddressee } from '../otp/code-addressee';
import type { CodeState } from '../otp/send-code';
import { tryCode } from '../otp/try-code';
import { sendToContact } from '../otp/send-to-contact';
import { isPaymentRunning } from './payment-running';

const refuse = refusalsOf(customerAccountOutcomes);
type Purpose = (typeof accountCodePurposes)[number];
const purposes: Readonly<Record<Purpose, string>> = {
  export: 'accountExport',
  deletion: 'accountDeletion',
  passkey: 'accountPasskey',
};

export async function sendAccountCode(
  { purpose, phoneEncrypter, captcha }: ParsedOf<'POST selfservice/customeraccount/sendAccountCode'>,
  context: CustomerContext,
): Promise<CodeState | Refusal> {
  const contact = await contactOf(phoneEncrypter, context);
  if (contact === null) return refuse('phoneUnknown');
  if (purpose === 'deletion' && (await isPaymentRunning(context.db, context.customerId)))
    return refuse('paymentRunning');
  return sendToContact(contact, context, { purpose: purposes[purpose], captcha });
}

/** @param open in the transaction that uses the code up */
export async function withAccountCode<Opened>(
  { purpose, phoneEncrypter, code }: { purpose: Purpose; phoneEncrypter: string; code: string },
  context: CustomerContext,
  open: (tx: Tx) => Promise<Opened>,
): Promise<Opened | Refusal> {
  const contact = await contactOf(phoneEncrypter, context);
  if (contact === null) return refuse('phoneUnknown');
  return tryCode(context, { ...codeAddressee(context, contact, purposes[purpose]), code }, (_row, tx) => open(tx));
}

async function contactOf(phoneEncrypter: string, { db, customerId }: CustomerContext): Promise<Contact | null> {
  const bound = (await boundTelephones(db, customerId)).find(({ telephoneKey }) => telephoneKey === phoneEncrypter);
  return bound
    ? { identityNo: (await findCustomer(db, { customerId }))!.identityNo, phoneNumber: bound.telephone }
    : null;
}
