/** Terms shown beside the price and on the completed page. */
import type { LineId } from '@emsal/lines/facts/line-ids';
import { wordingOf } from '@emsal/lines/server/server-lines';
import { discounts, noWithdrawal, withdrawal, type Term } from './terms.texts';

export function termsOf(line: LineId): Term[] {
  const rule = wordingOf(line).cancellation;
  return [rule.withdrawalDays === null ? noWithdrawal(rule) : withdrawal(rule.withdrawalDays), discounts];
}
