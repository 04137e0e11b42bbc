/** Who is insured, as documents, pages and price assumptions name them: by place, masked identity number and year of birth. */
import { insuredPeople, personNamesOf, type Risk } from '@emsal/risks/risk';
import type { RiskFact, RiskLanguage } from '@emsal/risks/risk-kind';
import { bornTexts } from './insured-people.texts';
import { maskedIdentity } from './masked-identity';

/** Empty where the policyholder alone is insured, whom everything names anyway. */
export function namedPeople(risk: Risk, language: RiskLanguage = 'tr'): RiskFact[] {
  const people = insuredPeople(risk);
  const names = personNamesOf(risk, language);
  if (!names || people.every(({ relation }) => relation === 'self')) return [];
  return people.map(({ identityNo, birthday }, index) => ({
    label: names.one(index + 1),
    value: [maskedIdentity(identityNo), bornTexts[language](birthday.slice(0, 4))].filter(Boolean).join(', '),
  }));
}

/** Of whom a price is, where there are several. */
export function pricedPeople(risk: Risk): { pricedPeople?: { count: string; people: RiskFact[] } } {
  const { length } = insuredPeople(risk);
  const count = personNamesOf(risk)?.many(length);
  return count && length > 1 ? { pricedPeople: { count, people: namedPeople(risk) } } : {};
}
