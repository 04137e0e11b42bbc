import type { Buyer } from './account-world';

export interface Purchase extends Buyer {
  paymentId: string;
  visitorId: string;
  /** The identity whose customer should own it; null while it waits. */
  owner: string | null;
}

/** Who should own each purchase, from the rules of decision 216 alone. */
export class ExpectedOwners {
  readonly bound = new Map<string, string>();
  readonly purchases: Purchase[] = [];

  buys(purchase: Omit<Purchase, 'owner'>): void {
    const isBound = this.bound.get(purchase.identityNo) === purchase.phoneNumber;
    this.purchases.push({ ...purchase, owner: isBound ? purchase.identityNo : null });
  }
  /** @returns whether a session opens */
  logsIn({ identityNo, phoneNumber }: Buyer, isBirthDateRight: boolean): boolean {
    if (!this.bound.has(identityNo) && isBirthDateRight) this.bound.set(identityNo, phoneNumber);
    if (this.bound.get(identityNo) !== phoneNumber) return false;
    this.joins({ identityNo, phoneNumber });
    return true;
  }
  joins({ identityNo, phoneNumber }: Buyer): void {
    for (const purchase of this.purchases)
      if (purchase.identityNo === identityNo && purchase.phoneNumber === phoneNumber) purchase.owner = identityNo;
  }
}
