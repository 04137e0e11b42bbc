/** The customer's account (member 4, 7). A session opens only after a one-time code in the same browser (decision 339). */
import { accountInformationCalls } from './customer-account/information';
import { accountTelephoneCalls } from './customer-account/telephones';
import { signInCalls } from './customer-account/sign-in';

export const customerAccountCalls = { ...signInCalls, ...accountInformationCalls, ...accountTelephoneCalls };
