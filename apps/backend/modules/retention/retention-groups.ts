/** Tables that share a period and its reason. */
import { withVisit } from './ended-visits';
import { salePeriod } from './retention-periods';
import { deletedAfter, olderThan, withParent, type Ending, type TableRetention } from './retention-rule';

export const reasons = {
  quote:
    'KVKK art. 7: a quote without a sale has served its purpose after a year (ours; counsel confirms); with a sale as the sale',
  sale: 'TTK art. 82 and TBK art. 146: ten years',
  limits: 'KVKK art. 12: counted against abuse, then of no use (ours; counsel confirms)',
  consentLog:
    'proof of a permission or refusal while it lasts and three years after (Law 6563 and its regulation); append-only',
  account: 'the contract with the customer, until the account is deleted',
  money: 'TTK art. 82: books of account; append-only, the person is removed from payments and policies',
  entry:
    'KVKK art. 7: campaign and application have served their purpose after a year (ours; counsel confirms); a file that was never sent after a day',
  unused: 'no personal data; no version of a page names it a month after its upload',
  none: 'no personal data',
};
export const kept: Ending = { kind: 'keep' };
export const owner = 'identity_key telephone_key customer_id';
export const noOwner = { identity_key: null, telephone_key: null, customer_id: null };
export const tenYearsAfterPayment = { ended: olderThan(salePeriod, 'created_at') };
export const asVisit = (columns: TableRetention['columns'], column?: string): TableRetention => ({
  columns,
  ending: withVisit(column),
  reason: reasons.quote,
});
export const counted = (column: string, columns: TableRetention['columns'], days = 30): TableRetention => ({
  columns,
  ending: deletedAfter(days, column),
  reason: reasons.limits,
});
export const asPayment = (columns: TableRetention['columns'], column: string): TableRetention => ({
  columns,
  ending: withParent(column, 'payments', tenYearsAfterPayment),
  reason: reasons.sale,
});
export const bookkeeping = (none: string): TableRetention => ({
  columns: { none },
  ending: kept,
  reason: reasons.money,
});
export const published = (none: string): TableRetention => ({
  columns: { none },
  ending: kept,
  reason: reasons.none,
});
