/** Who is insured, as documents, pages and price assumptions name them: by place, name where it is known, masked number and year of birth. */
import type { Traveller } from '@emsal/risks/journey/journey';
import { insuredPeople, personNamesOf, type Risk } from '@emsal/risks/risk';
import type { RiskFact, RiskLanguage } from '@emsal/risks/risk-kind';
import { bornTexts } from './insured-people.texts';
import { maskedIdentity } from './masked-identity';

/** Empty where the policyholder alone is insured, whom everything names anyway. */
export function namedPeople(risk: Risk, language: RiskLanguage = 'tr'): RiskFact[] {
  const people = insuredPeople(risk);
  const names = personNamesOf(risk, language);
  if (!names || people.every(({ relation }) => relation === 'self')) return [];
  return people.map((person, index) => ({
    label: names.one(index + 1),
    value: [nameOf(person), maskedNumber(person), bornTexts[language](person.birthday.slice(0, 4))]
      .filter(Boolean)
      .join(', '),
  }));
}

export const nameOf = ({ name, surname }: Pick<Traveller, 'name' | 'surname'>): string =>
  [name, surname].filter(Boolean).join(' ');

/** Of the register, or of the passport. */
export const maskedNumber = ({ identityNo, passportNo = '' }: Traveller): string =>
  maskedIdentity(identityNo || passportNo);

/** Of whom a price is, where there are several. */
export function pricedPeople(risk: Risk): { pricedPeople?: { count: string; people: RiskFact[] } } {
  const { length } = insuredPeople(risk);
  const count = personNamesOf(risk)?.many(length);
  return count && length > 1 ? { pricedPeople: { count, people: namedPeople(risk) } } : {};
}
