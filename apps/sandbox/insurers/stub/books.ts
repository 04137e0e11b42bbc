/** One insurer's policies, in memory. Readable as JSON, to compare insurers, bank and backend. */
import type { Policy, PolicyOrder } from '@emsal/insurers/policy-order';
import { chance } from '../pricing/chance';

export interface BookEntry extends Policy {
  firmId: number;
  quoteRef: string;
  /** The risk's number. */
  reference: string;
  /** Orders received under this id, the first included. */
  ordersReceived: number;
}
export interface Books {
  /** @param endDate last day of the cover */
  issue(order: PolicyOrder, endDate: string): Policy;
  find(orderId: string): Policy | null;
  cancel(orderId: string): Policy | null;
  entries(): BookEntry[];
}

export function createBooks(firmId: number, seed: string): Books {
  const entries = new Map<string, BookEntry>();
  return {
    issue(order, endDate) {
      const before = entries.get(order.orderId);
      const entry = before
        ? { ...before, ordersReceived: before.ordersReceived + 1 }
        : { ...fresh(firmId, order, seed), endDate };
      entries.set(order.orderId, entry);
      return policyOf(entry);
    },
    find: (orderId) => mapped(entries.get(orderId), policyOf),
    cancel: (orderId) =>
      mapped(entries.get(orderId), (entry) => {
        entries.set(orderId, { ...entry, state: 'cancelled' });
        return { ...policyOf(entry), state: 'cancelled' };
      }),
    entries: () => [...entries.values()],
  };
}

const mapped = <In, Out>(value: In | undefined, change: (value: In) => Out): Out | null =>
  value === undefined ? null : change(value);

const policyOf = ({ orderId, policyNo, startDate, endDate, total, state }: BookEntry): Policy => ({
  orderId,
  policyNo,
  startDate,
  endDate,
  total,
  state,
});

const fresh = (
  firmId: number,
  { orderId, quoteRef, reference, startDate, total }: PolicyOrder,
  seed: string,
): Omit<BookEntry, 'endDate'> => ({
  orderId,
  policyNo: `${firmId}${String(Math.floor(chance(seed, 'policy', firmId, orderId) * 1e9)).padStart(9, '0')}`,
  startDate,
  total,
  state: 'active',
  firmId,
  quoteRef,
  reference,
  ordersReceived: 1,
});
