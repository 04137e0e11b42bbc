/** A customer who has logged in adds purchases to the account that were made with the own identity but another telephone, by a code to it. */
import { sharedStepOutcomes } from '@emsal/api/outcomes/shared-step';
import { findCustomer, lockIdentity, type CustomerRow } from '../../customers/customer-store';
import { isWaiting, joinWaiting } from '../../customers/owned-tables';
import { telephoneIndex } from '../../customers/owner';
import type { Proof } from '../../http/owner';
import { randomId, randomSecret } from '../../db/random-id';
import { ProtocolError } from '../../http/protocol-error';
import { Refusal, refusalsOf } from '../../http/refusal';
import type { Services } from '../../http/services';
import { identityHashOf, telephoneHashOf } from '../visit-person/identity-hash';
import { sendCode, type CodeState } from '../otp/send-code';
import { tryCode } from '../otp/try-code';

const purpose = 'claim';
const refuse = refusalsOf(sharedStepOutcomes);

export interface PurchaseLink {
  /** Of the session. */
  customerId: string;
  /** Ten digits, as given at the purchase. */
  phoneNumber: string;
}

export interface SentCode {
  codeId: string;
  state: CodeState;
}

/**
 * Sends the code, but only if something waits under this telephone: otherwise a code is stored and counted alike, so that the
 * answer does not tell which telephones bought in the customer's name.
 */
export async function sendLinkCode(link: PurchaseLink, services: Services): Promise<SentCode | Refusal> {
  const { customer, proof } = await linkOf(link, services);
  const waits = await isWaiting(services.db, proof);
  const codeId = randomId();
  const state = await sendCode(services, {
    id: codeId,
    visitId: null,
    purpose,
    requesterId: link.customerId,
    phoneNumber: waits ? link.phoneNumber : null,
    telephoneHash: waits ? telephoneHashOf(services.config, link.phoneNumber) : randomSecret(),
    identityHash: identityHashOf(services.config, customer.identityNo),
  });
  return state instanceof Refusal ? state : { codeId, state };
}

/** With the right code everything that waits under identity and telephone becomes the customer's. It binds no telephone. @returns the number of purchases */
export async function linkPurchases(
  link: PurchaseLink,
  { codeId, code }: { codeId: string; code: string },
  services: Services,
): Promise<number | Refusal> {
  const { customer, proof } = await linkOf(link, services);
  return tryCode(services, { id: codeId, code }, async (row, tx) => {
    const isOfLink =
      row.purpose === purpose &&
      row.identityHash === identityHashOf(services.config, customer.identityNo) &&
      row.telephoneHash === telephoneHashOf(services.config, link.phoneNumber);
    if (!isOfLink) return refuse('otpExpired');
    await lockIdentity(tx, customer.identityKey);
    return joinWaiting(tx, proof, customer.id);
  });
}

/** @throws ProtocolError notFound */
async function linkOf(
  { customerId, phoneNumber }: PurchaseLink,
  { db }: Services,
): Promise<{ customer: CustomerRow; proof: Proof }> {
  const customer = await findCustomer(db, { customerId });
  if (!customer) throw new ProtocolError('notFound');
  return { customer, proof: { identityKey: customer.identityKey, telephoneKey: telephoneIndex(phoneNumber) } };
}
