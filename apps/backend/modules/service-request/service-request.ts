/** What customers ask to be done after the sale: cancellations, addenda, documents, refund accounts, help. The account and the desk bring the calls. */
import { defineModule, type BackendModule } from '../../http/module';
import type { Job } from '../../http/job';
import type { Services } from '../../http/services';
import { askAfterSaleJob } from './sale-survey/ask-after-sale';
import { moveNoticeJob } from './move-notice/move-notice';
import { carryOutJob, type CarryOutContext } from './carry-out';

/** @param dependenciesOf the insurers, as checkout has it */
export const serviceRequestModule = (
  dependenciesOf: (services: Services) => Pick<CarryOutContext, 'insurerOf'>,
): BackendModule<never> =>
  defineModule({
    name: 'service-request',
    calls: {},
    handlers: {},
    jobs: [
      carryOutJob((context) => dependenciesOf(context).insurerOf) as Job,
      askAfterSaleJob as Job,
      moveNoticeJob as Job,
    ],
  });
