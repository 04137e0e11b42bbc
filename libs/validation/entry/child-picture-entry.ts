/** A child's picture, sent by a parent. Of the child we ask the first name and the age. */
import { email } from '../email/email';
import { personName } from '../person-name/person-name';
import { phone } from '../phone/phone';
import { isProvinceCode } from '../plate/plate';
import { fileId, named, oneOf, refuseEntry, ticked, type EntryValues, type EntryVerdicts } from './entry-rules';

export const childAges = ['5', '6', '7', '8', '9', '10', '11', '12'] as const;

export const childPictureEntry = (values: EntryValues) =>
  ({
    picture: fileId(values['picture'] ?? '', 'picture'),
    childName: named(values['childName'] ?? '', personName, 'childName'),
    childAge: oneOf(values['childAge'] ?? '', childAges, 'childAge'),
    city: isProvinceCode(values['city'] ?? '') ? { ok: true, value: values['city'] } : refuseEntry('city'),
    parentName: named(values['parentName'] ?? '', personName, 'parentName'),
    phone: phone(values['phone'] ?? ''),
    email: email(values['email'] ?? ''),
    guardian: ticked(values['guardian'] ?? '', 'guardian'),
    personalDataAgreement: ticked(values['personalDataAgreement'] ?? '', 'agreement'),
  }) satisfies EntryVerdicts;
