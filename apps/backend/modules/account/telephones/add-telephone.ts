/** A telephone that shall open the account: the last four digits of a known one, then a code to the new one. */
import type { ParsedOf } from '@emsal/api/calls/table';
import { customerAccountOutcomes } from '@emsal/api/outcomes/customer-account';
import { boundTelephones, findCustomer } from '../../../customers/customer-store';
import { linkTelephone } from '../../../customers/login-store';
import { telephoneIndex, type Contact } from '../../../customers/owner';
import type { Tx } from '../../../db/database';
import type { CustomerContext } from '../../../http/context';
import { refusalsOf, type Refusal } from '../../../http/refusal';
import { admitPhone } from '../../visit-person/admit-phone';
import { refuseForeignPhone } from '../../visit-person/refuse-foreign-phone';
import { codeAddressee } from '../../otp/code-addressee';
import type { CodeState } from '../../otp/send-code';
import { tryCode } from '../../otp/try-code';
import { sendToContact } from '../../otp/send-to-contact';
import { bindTelephone } from '../bind-telephone';
import { loginOf } from './login-of';

const purpose = 'accountPhone';
const refuse = refusalsOf(customerAccountOutcomes);

export async function checkTelephone(
  { phoneNumber, lastFourDigits, captcha }: ParsedOf<'POST selfservice/customeraccount/checkPhone'>,
  context: CustomerContext,
): Promise<CodeState | Refusal> {
  const bound = await boundTelephones(context.db, context.customerId);
  if (!bound.some(({ telephone }) => telephone.endsWith(lastFourDigits))) return refuse('phoneDigitsWrong');
  if (bound.some(({ telephone }) => telephone === phoneNumber)) return refuse('phoneKnown');
  return sendToContact(await contactOf(phoneNumber, context), context, {
    purpose,
    captcha,
    admit: async (contact, services) => (await admitPhone(contact, services)) ?? refuseForeignPhone(contact, services),
  });
}

/** @param inSameTransaction runs after the telephone was bound */
export async function addTelephone(
  { phoneNumber, code }: { phoneNumber: string; code: string },
  context: CustomerContext,
  inSameTransaction: (tx: Tx) => Promise<null | Refusal> = async () => null,
): Promise<null | Refusal> {
  const { customerId, clock } = context;
  const addressee = codeAddressee(context, await contactOf(phoneNumber, context), purpose);
  const loginId = await loginOf(context);
  return tryCode(context, { ...addressee, code }, async (_row, tx) => {
    const at = clock.now();
    await bindTelephone(tx, { customerId, phoneNumber, provenBy: 'code', at });
    const telephoneKey = telephoneIndex(phoneNumber);
    await linkTelephone(tx, { telephoneKey, telephone: phoneNumber, loginId, addedAt: at }, customerId);
    return inSameTransaction(tx);
  });
}

const contactOf = async (phoneNumber: string, { db, customerId }: CustomerContext): Promise<Contact> => ({
  identityNo: (await findCustomer(db, { customerId }))!.identityNo,
  phoneNumber,
});
