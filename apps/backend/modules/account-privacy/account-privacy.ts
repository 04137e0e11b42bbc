/** What is kept of a customer and whom it was told to, a copy of it, and the end of the account (decisions 328, 342). */
import { accountPrivacyCalls } from '@emsal/api/calls/customer-account/privacy';
import type { Job } from '../../http/job';
import { defineModule } from '../../http/module';
import { sendAccountCode } from './account-code';
import { deleteAccount } from './deletion/delete-account';
import { deletionOf } from './deletion/deletion-of';
import { deletionMessageJob } from './deletion/notify-of-deletion';
import { listDisclosures } from './disclosures';
import { listLooks } from './employee-looks';
import { exportAccount } from './export/export-account';
import { keptData } from './kept-data';

export const accountPrivacyModule = defineModule({
  name: 'account-privacy',
  calls: accountPrivacyCalls,
  jobs: [deletionMessageJob as Job],
  handlers: {
    'GET selfservice/customeraccount/getPrivacy': async (_input, context) => ({
      kept: keptData,
      disclosures: await listDisclosures(context),
      looks: await listLooks(context),
    }),
    'GET selfservice/customeraccount/getAccountDeletion': (_input, context) => deletionOf(context),
    'POST selfservice/customeraccount/sendAccountCode': sendAccountCode,
    'POST selfservice/customeraccount/exportAccount': exportAccount,
    'POST selfservice/customeraccount/deleteAccount': deleteAccount,
  },
});
