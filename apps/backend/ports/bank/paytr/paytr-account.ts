/** Charges and refunds of an order as PayTR reports them. */
import { kurusOf } from '../decimal-money';
import type { ProviderAccount } from '../provider-account';
import { account } from './paytr-messages';

export interface Account extends ProviderAccount {
  /** Of partial refunds. */
  references: ReadonlySet<string>;
}

/** PayTR's error code for an order without a successful payment. */
const nothingPaid = '004';

export function accountFrom(answer: unknown): Account | null {
  const read = account.safeParse(answer).data;
  if (read?.status === 'error')
    return read.err_no === nothingPaid ? { paid: 0, refunded: 0, references: new Set() } : null;
  if (!read || !/^(TL|TRY)$/.test(read.currency)) return null;
  const returns = read.returns ?? [];
  const paid = kurusOf(read.payment_total);
  const back = returns.map(({ return_amount }) => kurusOf(return_amount));
  if (paid === null || !back.every((amount) => amount !== null)) return null;
  return {
    paid,
    refunded: back.reduce((total, amount) => total + amount, 0),
    references: new Set(returns.flatMap(({ reference_no }) => reference_no ?? [])),
  };
}
