/** Watches the lowest price of an offer list and tells its customer (decision 354). */
import { priceWatchCalls } from '@emsal/api/calls/customer-account/price-watches';
import type { Job } from '../../http/job';
import { defineModule } from '../../http/module';
import { askDueJob, type Insurers } from './ask-due';
import { changeSettings, requireOwnWatch } from './change-watch';
import { listWatches } from './list-watches';
import { listRenewalWatches, startRenewalWatch } from './renewal-watch';
import { startWatch } from './start-watch';
import { priceNoticeJob } from './notify-of-price';
import { changeWatch, deleteWatch } from './watch-store';

/** @param insurers of the process */
export const priceWatchModule = (insurers: Insurers) =>
  defineModule({
    name: 'price-watch',
    calls: priceWatchCalls,
    handlers: {
      'GET selfservice/customeraccount/getCustomerPriceWatches/{id}': (_input, context) => listWatches(context),
      'GET selfservice/customeraccount/getRenewalWatches/{id}': (_input, context) => listRenewalWatches(context),
      'POST selfservice/customeraccount/startPriceWatch': startWatch,
      'POST selfservice/customeraccount/startRenewalWatch': startRenewalWatch,
      'POST selfservice/customeraccount/changePriceWatch': changeSettings,
      'POST selfservice/customeraccount/pausePriceWatch': async ({ watchId, isPaused }, context) => {
        const { id } = await requireOwnWatch(watchId, context);
        await changeWatch(context.db, id, { pausedAt: isPaused ? context.clock.now() : null });
        return null;
      },
      'POST selfservice/customeraccount/deletePriceWatch': async ({ watchId }, context) => {
        const { id } = await requireOwnWatch(watchId, context);
        await deleteWatch(context.db, id);
        return null;
      },
    },
    jobs: [askDueJob(insurers), priceNoticeJob as Job],
  });
