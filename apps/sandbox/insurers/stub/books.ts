/** One insurer's policies, in memory. Readable as JSON, to compare insurers, bank and backend. */
import type { Policy, PolicyOrder } from '@emsal/insurers/policy-order';
import { chance } from '../pricing/chance';

export interface BookEntry extends Policy {
  firmId: number;
  quoteRef: string;
  /** The risk's number. */
  reference: string;
  /** Without the borrower's number, because the books can be read by everybody. */
  lossPayee?: Omit<NonNullable<PolicyOrder['lossPayee']>, 'borrowerNo'> | undefined;
  /** Names only, for the same reason. */
  travellers?: readonly string[] | undefined;
  /** `YYYY-MM-DD` */
  issuedOn: string;
  /** Kuruş: the premium after all changes. */
  premium: number;
  /** Orders received under this id, the first included. */
  ordersReceived: number;
}
type ChangedEntry = Partial<Pick<BookEntry, 'reference' | 'premium' | 'state' | 'endDate'>>;
export interface Books {
  /** @param days of the issue and of the end of cover */
  issue(order: PolicyOrder, days: Pick<BookEntry, 'issuedOn' | 'endDate'>): Policy;
  find(orderId: string): Policy | null;
  findByNumber(policyNo: string): BookEntry | null;
  change(orderId: string, to: ChangedEntry): Policy | null;
  entries(): BookEntry[];
}

export function createBooks(firmId: number, seed: string): Books {
  const entries = new Map<string, BookEntry>();
  return {
    issue(order, days) {
      const before = entries.get(order.orderId);
      const entry = before
        ? { ...before, ordersReceived: before.ordersReceived + 1 }
        : { ...fresh(firmId, order, seed), ...days };
      entries.set(order.orderId, entry);
      return policyOf(entry);
    },
    find: (orderId) => mapped(entries.get(orderId), policyOf),
    findByNumber: (policyNo) => [...entries.values()].find((entry) => entry.policyNo === policyNo) ?? null,
    change: (orderId, to) =>
      mapped(entries.get(orderId), (entry) => {
        entries.set(orderId, { ...entry, ...to });
        return policyOf({ ...entry, ...to });
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

const lenderOf = ({ borrowerNo: _, ...lender }: NonNullable<PolicyOrder['lossPayee']>) => lender;

const fresh = (
  firmId: number,
  { orderId, quoteRef, reference, startDate, total, lossPayee, travellers }: PolicyOrder,
  seed: string,
): Omit<BookEntry, 'endDate' | 'issuedOn'> => ({
  orderId,
  policyNo: `${firmId}${String(Math.floor(chance(seed, 'policy', firmId, orderId) * 1e9)).padStart(9, '0')}`,
  startDate,
  total,
  premium: total,
  state: 'active',
  firmId,
  quoteRef,
  reference,
  lossPayee: lossPayee && lenderOf(lossPayee),
  travellers: travellers?.map(({ name, surname }) => `${name} ${surname}`),
  ordersReceived: 1,
});
