/** What lives after the sale: orders with their money, policies with their events. */
import type { Job } from '../../http/job';
import { defineModule } from '../../http/module';
import { askForAccountJob } from './refund/ask-for-account';
import { noticeJobs } from './notice/policy-notice';
import { payRefundsJob } from './refund/pay-refunds';

export const policyModule = defineModule({
  name: 'policy',
  calls: {},
  handlers: {},
  jobs: [payRefundsJob, askForAccountJob as Job, ...noticeJobs],
});
