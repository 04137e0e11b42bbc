/** A job application with a curriculum vitae. */
import { email } from '../email/email';
import { personName } from '../person-name/person-name';
import { phone } from '../phone/phone';
import { fileId, named, oneOf, optionalText, ticked, type EntryValues, type EntryVerdicts } from './entry-rules';

export const jobAreas = ['sales', 'service', 'claims', 'technology', 'marketing', 'finance', 'other'] as const;

export const jobEntry = (values: EntryValues) =>
  ({
    name: named(values['name'] ?? '', personName, 'name'),
    email: email(values['email'] ?? ''),
    phone: phone(values['phone'] ?? ''),
    area: oneOf(values['area'] ?? '', jobAreas, 'area'),
    cv: fileId(values['cv'] ?? '', 'cv'),
    note: optionalText(values['note'] ?? '', 1_000),
    personalDataAgreement: ticked(values['personalDataAgreement'] ?? '', 'agreement'),
  }) satisfies EntryVerdicts;
