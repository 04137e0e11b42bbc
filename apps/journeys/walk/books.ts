/** The records that must agree after a payment: the insurers' policies and the bank's ledger. */
export interface Policy {
  policyNo: string;
  orderId: string;
  reference: string;
  state: string;
}
export interface LedgerEntry {
  kind: 'capture' | 'refund';
  orderId: string;
  /** Kuruş. */
  amount: number;
}

const read = async <T>(url: string): Promise<T> => (await (await fetch(url)).json()) as T;

/** All policies that insurers issued for a plate. */
export const policiesFor = async (sandboxUrl: string, plate: string): Promise<Policy[]> =>
  (await read<{ policies: Policy[] }>(`${sandboxUrl}/insurers/books.json`)).policies.filter(
    (policy) => policy.reference === plate,
  );

export const ledger = async (sandboxUrl: string): Promise<LedgerEntry[]> =>
  (await read<{ entries: LedgerEntry[] }>(`${sandboxUrl}/bank/ledger.json`)).entries;

/** The policies of a plate and their entries in the bank's ledger. */
export async function chargesFor(
  sandboxUrl: string,
  plate: string,
): Promise<{ policies: Policy[]; entries: LedgerEntry[] }> {
  const policies = await policiesFor(sandboxUrl, plate);
  const orders = new Set(policies.map(({ orderId }) => orderId));
  return { policies, entries: (await ledger(sandboxUrl)).filter(({ orderId }) => orders.has(orderId)) };
}
