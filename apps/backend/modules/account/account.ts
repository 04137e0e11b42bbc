/** Customers' accounts: signing in, sessions, bound telephones, personal information and permissions, and purchases linked to them. */
import { customerAccountCalls } from '@emsal/api/calls/customer-account';
import type { Job } from '../../http/job';
import { defineModule } from '../../http/module';
import { confirmEmail, sendEmailLink } from './email/confirm-email';
import { fillOwners } from './fill-owners';
import { fillInformation, saveInformation } from './information/change-information';
import { listIdentities } from './information/list-identities';
import { readInformation } from './information/read-information';
import { listPermissions, savePermission } from './permissions/announcement-permissions';
import { checkBirthDate } from './sign-in/check-birth-date';
import { currentSession } from './sign-in/current-session';
import { openSession } from './sign-in/open-session';
import { endOtherSessions, listSessions } from './sign-in/other-sessions';
import { signInStatus } from './sign-in/sign-in-status';
import { signOut } from './sign-in/sign-out';
import { sendSignInCode, startSignIn } from './sign-in/start-sign-in';
import { validateSignInCode } from './sign-in/validate-code';
import { addTelephone, checkTelephone } from './telephones/add-telephone';
import { declarationSmsJob } from './declaration/declaration-sms';
import { declareTelephone } from './declaration/declare-telephone';
import { listTelephones } from './telephones/list-telephones';
import { removeBound } from './telephones/remove-telephone';

export const accountModule = defineModule({
  name: 'account',
  calls: customerAccountCalls,
  handlers: {
    'POST selfservice/customeraccount/startSignIn': startSignIn,
    'POST selfservice/customeraccount/sendotp': ({ captcha }, context) => sendSignInCode(captcha, context),
    'POST selfservice/customeraccount/otpvalidate': ({ code }, context) => validateSignInCode(code, context),
    'POST selfservice/customeraccount/getOtpVerificationStatus': (_input, context) => signInStatus(context),
    'POST selfservice/customeraccount/queryCustomer': checkBirthDate,
    'POST selfservice/customeraccount/login': openSession,
    'POST selfservice/customeraccount/logout': (_input, context) => signOut(context),
    'GET selfservice/customeraccount/getSession': (_input, context) => currentSession(context),
    'GET selfservice/customeraccount/getSessionList': (_input, context) => listSessions(context),
    'POST selfservice/customeraccount/endOtherSessions': (_input, context) => endOtherSessions(context),
    'GET selfservice/customeraccount/getCustomerInfo/{customerId}': (_input, context) => readInformation(context),
    'POST selfservice/customeraccount/savecustomer': saveInformation,
    'POST selfservice/customeraccount/updateCustomerMissingInformation': fillInformation,
    'GET selfservice/customeraccount/GetCustomerIdentityList/{customerId}': (_input, context) =>
      listIdentities(context),
    'GET selfservice/customeraccount/getCustomerPhoneList/{customerId}': (_input, context) => listTelephones(context),
    'POST selfservice/customeraccount/checkPhone': checkTelephone,
    'POST selfservice/customeraccount/addAccessPhoneToLogin': (input, context) => addTelephone(input, context),
    'POST selfservice/customeraccount/changeLoginPhoneNumber': ({ phoneEncrypter, ...phone }, context) =>
      addTelephone(phone, context, (tx) => removeBound(tx, phoneEncrypter, context)),
    'POST selfservice/customeraccount/sendPhoneDeclaration': ({ file }, context) => declareTelephone(file, context),
    'POST selfservice/customeraccount/removeAccessPhoneFromLogin': ({ phoneEncrypter }, context) =>
      context.db.transaction((tx) => removeBound(tx, phoneEncrypter, context)),
    'POST selfservice/formData/checkAnnouncementPermission': (_input, context) => listPermissions(context),
    'POST selfservice/formData/saveAnnouncementPermission': savePermission,
    'GET selfservice/formData/sendValidateEmail/{customerId}': (_input, context) => sendEmailLink(context),
    'POST selfservice/Validation/EmailValidate': ({ token }, context) => confirmEmail(token, context),
  },
  jobs: [declarationSmsJob as Job],
  start: async (services) => {
    // Not awaited: old rows wait for a login anyway, and a large database must not delay the start.
    const filling = fillOwners(services).catch((error: unknown) =>
      services.log.error({ err: error }, 'account: filling owners was interrupted, the next start resumes it'),
    );
    return () => filling;
  },
});
