/** The customer's account (member 4, 7). A session opens only after a one-time code in the same browser (decision 339). */
import { accountEmailCalls } from './customer-account/email-confirmation';
import { accountInformationCalls } from './customer-account/information';
import { accountPermissionCalls } from './customer-account/permissions';
import { accountSessionCalls } from './customer-account/sessions';
import { signInCalls } from './customer-account/sign-in';
import { accountTelephoneCalls } from './customer-account/telephones';

export const customerAccountCalls = {
  ...signInCalls,
  ...accountInformationCalls,
  ...accountTelephoneCalls,
  ...accountPermissionCalls,
  ...accountEmailCalls,
  ...accountSessionCalls,
};
