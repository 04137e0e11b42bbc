/** The owner columns of a row: what was proven for it, and the customer, once there is one. */
import type { Owner, Proof } from '../http/owner';
import { blindIndex } from '../personal-data/blind-index';

export interface Contact {
  identityNo: string;
  phoneNumber: string;
}

export interface OwnerColumns {
  identityKey: string | null;
  telephoneKey: string | null;
  customerId: string | null;
}
export const ownedByNobody: OwnerColumns = { identityKey: null, telephoneKey: null, customerId: null };

/** Copies the owner of another row. */
export const ownerIn = ({ identityKey, telephoneKey, customerId }: OwnerColumns): OwnerColumns => ({
  identityKey,
  telephoneKey,
  customerId,
});

export const identityIndex = (identityNo: string): string => blindIndex('identity', identityNo);
export const telephoneIndex = (phoneNumber: string): string => blindIndex('telephone', phoneNumber);

export const proofOf = ({ identityNo, phoneNumber }: Contact): Proof => ({
  identityKey: identityIndex(identityNo),
  telephoneKey: telephoneIndex(phoneNumber),
});

/** The owner columns of a row for this identity: what the visit proved, if it proved it for the same identity. */
export function ownerColumnsFor(identityNo: string, proven: Owner | null): OwnerColumns & { identityKey: string } {
  const identityKey = identityIndex(identityNo);
  return proven?.identityKey === identityKey ? proven : { identityKey, telephoneKey: null, customerId: null };
}
