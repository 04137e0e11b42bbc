/** A company that asks for an offer for its people or vehicles. */
import { email } from '../email/email';
import { companyName, personName } from '../person-name/person-name';
import { phone } from '../phone/phone';
import { taxNumber } from '../tax-number/tax-number';
import { named, oneOf, optionalText, ticked, type EntryValues, type EntryVerdicts } from './entry-rules';

export const businessSubjects = ['health', 'vehicles', 'property', 'other'] as const;
export const businessSizes = ['1-9', '10-49', '50-249', '250+'] as const;

export const businessEntry = (values: EntryValues) =>
  ({
    companyName: named(values['companyName'] ?? '', companyName, 'companyName'),
    taxNumber: taxNumber(values['taxNumber'] ?? ''),
    subject: oneOf(values['subject'] ?? '', businessSubjects, 'subject'),
    size: oneOf(values['size'] ?? '', businessSizes, 'size'),
    contactName: named(values['contactName'] ?? '', personName, 'contactName'),
    phone: phone(values['phone'] ?? ''),
    email: email(values['email'] ?? ''),
    note: optionalText(values['note'] ?? '', 1_000),
    personalDataAgreement: ticked(values['personalDataAgreement'] ?? '', 'agreement'),
  }) satisfies EntryVerdicts;
