/** An employee of a company with an agreement, who gets a discount by the company's mail. */
import { corporateEmail } from '../corporate-email/corporate-email';
import { marketingPermission } from '../marketing-permission/marketing-permission';
import { personName } from '../person-name/person-name';
import { named, optionalText, ticked, type EntryValues, type EntryVerdicts } from './entry-rules';

/** @param isPermissionRequired whether the operator requires the marketing permission (spec decisions) */
export const employeeEntry = (values: EntryValues, isPermissionRequired: boolean) =>
  ({
    name: named(values['name'] ?? '', personName, 'name'),
    email: corporateEmail(values['email'] ?? ''),
    personnelNo: optionalText(values['personnelNo'] ?? '', 20),
    personalDataAgreement: ticked(values['personalDataAgreement'] ?? '', 'agreement'),
    announcementPermission: marketingPermission(values['announcementPermission'] === '1', isPermissionRequired),
  }) satisfies EntryVerdicts;
