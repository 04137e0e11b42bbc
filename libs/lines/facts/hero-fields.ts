import { phoneField } from './identity-kind';
import type { LineFacts } from './line-facts';

/** What decides which fields the form has, and how it names them. */
export type HeroFacts = Pick<LineFacts, 'family' | 'identityField' | 'platedOnly' | 'forBuyer'>;

export const heroFactsOf = ({ family, identityField, platedOnly, forBuyer }: HeroFacts): HeroFacts => ({
  family,
  identityField,
  ...(platedOnly && { platedOnly }),
  ...(forBuyer && { forBuyer }),
});

/**
 * The fields that a landing page's form may post, and the line's fields that they fill in. `identityNo` stands for the line's identity
 * field.
 */
export function heroFields(facts: HeroFacts): Readonly<Record<string, string>> {
  const contact = { identityNo: facts.identityField, phoneNumber: phoneField };
  if (facts.family !== 'vehicle') return contact;
  const withPlate = { ...contact, licensePlateNo: 'licensePlateNo' };
  return facts.platedOnly ? withPlate : { ...withPlate, licensePlateStatus: 'licensePlateStatus' };
}
