/** What lives after the sale: orders with their money, policies with their events. */
import { defineModule } from '../../http/module';
import { noticeJobs } from './notice/policy-notice';
import { payRefundsJob } from './refund/pay-refunds';

export const policyModule = defineModule({
  name: 'policy',
  calls: {},
  handlers: {},
  jobs: [payRefundsJob, ...noticeJobs],
});
