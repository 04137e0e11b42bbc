import { phoneField } from './identity-kind';
import type { LineFacts } from './line-facts';

/**
 * The fields that a landing page's form may post, and the line's fields that they fill in. `identityNo` stands for the line's identity
 * field.
 */
export function heroFields(facts: LineFacts): Readonly<Record<string, string>> {
  const contact = { identityNo: facts.identityField, phoneNumber: phoneField };
  if (facts.family !== 'vehicle') return contact;
  const withPlate = { ...contact, licensePlateNo: 'licensePlateNo' };
  return facts.platedOnly ? withPlate : { ...withPlate, licensePlateStatus: 'licensePlateStatus' };
}
