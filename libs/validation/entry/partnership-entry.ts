/** A member of a partner, who gets a discount for one identity. */
import { email } from '../email/email';
import { identityNumber } from '../identity/identity';
import { marketingPermission } from '../marketing-permission/marketing-permission';
import { personName } from '../person-name/person-name';
import { named, optionalText, ticked, type EntryValues, type EntryVerdicts } from './entry-rules';

/** @param isPermissionRequired whether the operator requires the marketing permission (spec decisions) */
export const partnershipEntry = (values: EntryValues, isPermissionRequired: boolean) =>
  ({
    name: named(values['name'] ?? '', personName, 'name'),
    identityNo: identityNumber(values['identityNo'] ?? ''),
    email: email(values['email'] ?? ''),
    memberNo: optionalText(values['memberNo'] ?? '', 20),
    personalDataAgreement: ticked(values['personalDataAgreement'] ?? '', 'agreement'),
    announcementPermission: marketingPermission(values['announcementPermission'] === '1', isPermissionRequired),
  }) satisfies EntryVerdicts;
