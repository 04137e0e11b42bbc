/** Which telephone becomes a customer's (decision 216): the first with the right birth date, later ones from inside the account. */
import { sharedStepOutcomes } from '@emsal/api/outcomes/shared-step';
import { isTaxNumber } from '@emsal/validation/tax-number/is-tax-number';
import {
  addCustomer,
  addTelephone,
  findCustomer,
  lockIdentity,
  telephonesOf,
  type TelephoneRow,
} from '../../customers/customer-store';
import { identityIndex, proofOf, telephoneIndex, type Contact } from '../../customers/owner';
import type { Tx } from '../../db/database';
import { randomId } from '../../db/random-id';
import { refusalsOf, type Refusal } from '../../http/refusal';
import type { Services } from '../../http/services';

const refuse = refusalsOf(sharedStepOutcomes);

/** An identity with the telephone that a one-time code proved. */
export interface ProvenLogin extends Contact {
  /** `YYYY-MM-DD`; asked of whoever has no bound telephone yet. */
  birthDate?: string | undefined;
}

/** Whether the registry knows this birth date for the identity. Asked before any transaction. */
export async function isBirthDateRight(
  { identityNo, birthDate }: ProvenLogin,
  { ports }: Pick<Services, 'ports'>,
): Promise<boolean> {
  if (birthDate === undefined) return false;
  const answer = await ports.registries.person({ identityNo, birthday: birthDate });
  return answer.state === 'found' && answer.value.hasBirthDate && answer.value.birthDateMatches === true;
}

/**
 * The customer whose bound telephone this is. Binds it when it is the customer's first and the birth date is right; the customer is
 * created with it. A company's first telephone needs a declaration that staff accept.
 */
export async function customerOfTelephone(
  tx: Tx,
  { login, birthDateIsRight, at }: { login: ProvenLogin; birthDateIsRight: boolean; at: Date },
): Promise<string | Refusal> {
  const { identityKey, telephoneKey } = proofOf(login);
  await lockIdentity(tx, identityKey);
  const customer = await findCustomer(tx, { identityKey });
  const known = customer ? await telephonesOf(tx, customer.id) : [];
  if (known.some((row) => row.telephoneKey === telephoneKey && row.removedAt === null)) return customer!.id;
  if (known.length > 0 || isTaxNumber(login.identityNo)) return refuse('identityNotMatchPhone');
  if (!birthDateIsRight) return refuse('identityNotMatchBirthDate');
  const customerId = customer?.id ?? (await newCustomer(tx, login, at));
  await bindTelephone(tx, { customerId, phoneNumber: login.phoneNumber, provenBy: 'birthDate', at });
  return customerId;
}

/** A person or a company. @returns its id */
export async function newCustomer(
  tx: Tx,
  { identityNo }: Pick<Contact, 'identityNo'>,
  createdAt: Date,
): Promise<string> {
  const id = randomId();
  await addCustomer(tx, {
    id,
    kind: isTaxNumber(identityNo) ? 'company' : 'person',
    identityNo,
    identityKey: identityIndex(identityNo),
    createdAt,
  });
  return id;
}

export interface NewTelephone {
  customerId: string;
  phoneNumber: string;
  provenBy: TelephoneRow['provenBy'];
  at: Date;
}

/** For a telephone that is already shown to be the customer's. */
export async function bindTelephone(tx: Tx, { customerId, phoneNumber, provenBy, at }: NewTelephone): Promise<void> {
  const telephoneKey = telephoneIndex(phoneNumber);
  await addTelephone(tx, { customerId, telephoneKey, telephone: phoneNumber, provenBy, boundAt: at });
}
