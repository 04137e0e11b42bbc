/** Asks the policyholder for an account: the link opens nothing by itself, the page asks for a one-time code. */
import { refundIbanPath } from '@emsal/api/refund-iban-page';
import { formatMoney } from '@emsal/platform/formats/money';
import type { Job, JobContext } from '../../../http/job';
import { retries } from '../../../jobs/retries';
import { sendServiceMail, sendServiceSms, throwIfUnavailable } from '../../notification/send-message';
import { partiesOf } from '../party/party-store';
import { findPolicyOfOrder } from '../policy-store';
import { askForAccountJobName, type AccountQuestion } from './account-questions';
import { accountMail, accountSms } from './ask-for-account.texts';
import { findRefund } from './refund-store';

async function ask({ refundId, by }: AccountQuestion, context: JobContext): Promise<void> {
  const refund = await findRefund(context.db, refundId);
  const policy = refund && (await findPolicyOfOrder(context.db, refund.orderId));
  const [holder] = policy ? await partiesOf(context.db, policy.id, 'policyholder') : [];
  const to = by === 'mail' ? holder?.email : holder?.phoneNumber;
  // The bank may have been asked again meanwhile.
  if (refund?.state !== 'refused' || !policy || !to) return;
  const url = `${context.config.siteUrl}${refundIbanPath}`;
  const question = { policyNo: policy.policyNo, amount: formatMoney(refund.amount), url };
  const dedupeKey = `refund-account-${refundId}-${by}`;
  throwIfUnavailable(
    by === 'mail'
      ? await sendServiceMail(context, { to, text: accountMail(question), dedupeKey })
      : await sendServiceSms(context, { to, text: accountSms(question), dedupeKey }),
  );
}

export const askForAccountJob: Job<AccountQuestion> = {
  name: askForAccountJobName,
  handler: ask,
  options: retries.overAnHour,
};
