/** What the owner check knows of an object. */
import type { Proof } from '../owner';

export const objectKinds = [
  'visit',
  'quote',
  'upload',
  'consent',
  'application',
  'payment',
  'policy',
  'document',
  'serviceRequest',
  'account',
] as const;
export type ObjectKind = (typeof objectKinds)[number];

/** `service` changes a policy after its sale: endorsement, cancellation, refund account. */
export const actions = ['read', 'change', 'service'] as const;
export type Action = (typeof actions)[number];

export interface OwnedObject {
  kind: ObjectKind;
  /** The browsers that made it or opened it with a one-time code. */
  visitorIds: readonly string[];
  /** Null while the object waits for a customer. */
  customerId: string | null;
  /** Of an object that a person without an account may service: what its own code proved. */
  waitsFor?: { [Key in keyof Proof]: string | null };
  /** The one-time code of the object's visit is still valid for its browser. */
  isVerified: boolean;
}
