/** PayTR's notification about an order. */
import type { BankMessage, BankReturn } from '../bank-port';
import { doNotHonour } from '../decline-code';
import { isSignature } from '../signature';
import { noticeHash, type PaytrKeys } from './paytr-bodies';
import { notice } from './paytr-messages';

/** PayTR's reasons as codes of `declineReasons`; all others are a refusal of the bank. */
const reasons: Record<string, string> = {
  '1': 'threeDFailed',
  '2': 'threeDFailed',
  '3': '10034',
  '8': 'instalmentsNotAllowed',
  '9': '10057',
  '10': 'threeDFailed',
  '11': '10034',
};
const abandoned = '6';

/** The amount is signed but may include instalment interest, so it is not used: the paid amount comes from an inquiry. */
export function verifiedReturn({ fields }: BankMessage, keys: PaytrKeys): BankReturn | null {
  const read = notice.safeParse(fields).data;
  if (!read || !isSignature(read.hash, noticeHash(keys, read))) return null;
  const { merchant_oid: orderId, status, failed_reason_code: code = '' } = read;
  if (status === 'success') return { orderId, status: 'success' };
  return code === abandoned
    ? { orderId, status: 'cancelled' }
    : { orderId, status: 'failure', reason: reasons[code] ?? doNotHonour };
}
