/** An order's charges and refunds, as a provider reports them that charges on its own page. Kuruş. */
import type { Inquiry } from './bank-port';

export interface ProviderAccount {
  paid: number;
  refunded: number;
  /** The provider's fraud check has not released the charge yet; the policy must wait, or the charge be refunded. */
  isUnderReview?: boolean;
}

/** @param account null where the provider gave no readable answer */
export function inquiryFrom(account: ProviderAccount | null): Inquiry {
  if (!account) return { kind: 'unavailable' };
  if (account.paid === 0 || account.isUnderReview) return { kind: 'notCaptured' };
  // What was refunded in part is still captured: the rest can be refunded.
  return account.refunded < account.paid ? { kind: 'captured', paid: account.paid } : { kind: 'refunded' };
}
