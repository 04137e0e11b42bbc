/** A question, suggestion or complaint from the page of contacts. */
import { email } from '../email/email';
import { personName } from '../person-name/person-name';
import { phone } from '../phone/phone';
import { named, oneOf, requiredText, ticked, type EntryValues, type EntryVerdicts } from './entry-rules';

export const contactPurposes = ['question', 'suggestion', 'complaint'] as const;
/** The specification's five subjects of support (decisions, "Support subjects"), and what is none of them. */
export const contactSubjects = ['claim', 'policy', 'collection', 'membership', 'claimNotice', 'other'] as const;

export const contactEntry = (values: EntryValues) =>
  ({
    purpose: oneOf(values['purpose'] ?? '', contactPurposes, 'purpose'),
    subject: oneOf(values['subject'] ?? '', contactSubjects, 'subject'),
    message: requiredText(values['message'] ?? '', 2_000, 'message'),
    name: named(values['name'] ?? '', personName, 'name'),
    phone: phone(values['phone'] ?? ''),
    email: email(values['email'] ?? ''),
    personalDataAgreement: ticked(values['personalDataAgreement'] ?? '', 'agreement'),
  }) satisfies EntryVerdicts;
