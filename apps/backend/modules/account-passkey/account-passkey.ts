/** Passkeys: a device signs in its customer without a code (decision 347). */
import { passkeyCalls } from '@emsal/api/calls/customer-account/passkeys';
import type { Job } from '../../http/job';
import { defineModule } from '../../http/module';
import { storePasskey } from './add-passkey';
import { listPasskeys, nameAgain, removeOwn } from './change-passkey';
import { offerPasskey } from './offer-passkey';
import { passkeyNoticeJob } from './passkey-notice';
import { signInByPasskey, startPasskeySignIn } from './sign-in-by-passkey';
import { startPasskey } from './start-passkey';

export const accountPasskeyModule = defineModule({
  name: 'account-passkey',
  calls: passkeyCalls,
  jobs: [passkeyNoticeJob as Job],
  handlers: {
    'GET selfservice/customeraccount/getPasskeyList': (_input, context) => listPasskeys(context),
    'POST selfservice/customeraccount/offerPasskey': async (_input, context) => offerPasskey(context),
    'POST selfservice/customeraccount/startPasskey': startPasskey,
    'POST selfservice/customeraccount/addPasskey': storePasskey,
    'POST selfservice/customeraccount/renamePasskey': nameAgain,
    'POST selfservice/customeraccount/removePasskey': ({ passkeyId }, context) => removeOwn(passkeyId, context),
    'POST selfservice/customeraccount/startPasskeySignIn': (_input, context) => startPasskeySignIn(context),
    'POST selfservice/customeraccount/signInByPasskey': signInByPasskey,
  },
});
