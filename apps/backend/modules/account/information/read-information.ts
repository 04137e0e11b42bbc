import type { AccountInformation, missingInformation } from '@emsal/api/calls/customer-account/information';
import { contactTypes, isMarket } from '@emsal/api/permission-channels';
import { boundTelephones, findCustomer } from '../../../customers/customer-store';
import { lastUseOfLogin } from '../../../customers/login-store';
import { maskedIdentity } from '../../../formats/masked-identity';
import { maskedPhone } from '../../../formats/masked-phone';
import type { CustomerContext } from '../../../http/context';
import { sealCustomer } from '../../../http/ownership/require-customer';
import { announcementsOf, openChannels } from '../../consent/consent-store';
import { loginOf } from '../telephones/login-of';
import { jobInfoOf } from './job-info';
import { findProfile, type Profile } from './profile-store';

type Missing = (typeof missingInformation)[number];

/** What `kisisel-bilgiler` still asks. E-mail and occupation stay optional. */
export function missingIn({ firstName, lastName, companyName, cityCode, districtCode }: Profile): Missing[] {
  const hasName = companyName !== '' || (firstName !== '' && lastName !== '');
  return [...(hasName ? [] : ['name' as const]), ...(cityCode && districtCode ? [] : ['address' as const])];
}

export async function readInformation(context: CustomerContext): Promise<AccountInformation> {
  const { db, customerId } = context;
  const profile = (await findProfile(db, customerId))!;
  const { emailVerifiedAt, jobCode: _jobCode, updatedAt: _, ...known } = profile;
  const { identityNo, kind } = (await findCustomer(db, { customerId }))!;
  const loginId = await loginOf(context);
  return {
    ...known,
    customerId: sealCustomer(customerId, context),
    identityNo: maskedIdentity(identityNo),
    isEntityTc: kind === 'person',
    emailVerificationStatus: emailVerifiedAt !== null,
    jobInfo: await jobInfoOf(profile, db),
    ...(await permissions(context)),
    lastLogin: (await lastUseOfLogin(db, loginId))?.toISOString() ?? null,
    phone: await firstPhone(context),
    loginId,
    missing: missingIn(profile),
  };
}

async function permissions({ db, customerId }: CustomerContext) {
  const open = openChannels(await announcementsOf(db, customerId));
  const flags = {
    isPermissionSms: open.has(contactTypes.sms),
    isPermissionEmail: open.has(contactTypes.email),
    isPermissionPhone: open.has(contactTypes.call),
  };
  return { ...flags, isMarket: isMarket(flags) };
}

async function firstPhone({ db, customerId }: CustomerContext): Promise<string> {
  const [first] = await boundTelephones(db, customerId);
  return first ? maskedPhone(first.telephone) : '';
}
