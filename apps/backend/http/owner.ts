/** What was proven for a row, and whose it is. */

/** Keys of an identity and of the telephone that a one-time code proved. The code proves the telephone, never the identity. */
export interface Proof {
  identityKey: string;
  telephoneKey: string;
}

export interface Owner extends Proof {
  customerId: string | null;
}
