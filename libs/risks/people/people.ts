/** One person or several, each with own answers. */
import { z } from 'zod';
import type { RiskKind } from '../risk-kind';
import { code, day, identityNo } from '../scalars';
import { countedPeople, peopleFacts, peopleLabels, personNames, relationNames } from './people.texts';
import { relations } from './relations';

export const insuredPerson = z.object({
  identityNo,
  birthday: day,
  /** To the policyholder. */
  relation: z.enum(relations),
  occupation: code.optional(),
  /** What a line asks of each person, by field name. */
  answers: z.record(z.string().max(40), z.string().max(100)),
});
export type InsuredPerson = z.infer<typeof insuredPerson>;

export const anonymousPerson = (person: InsuredPerson): InsuredPerson => ({ ...person, identityNo: '' });

export const peopleRisk = z.object({
  kind: z.literal('people'),
  version: z.literal(1),
  people: z.array(insuredPerson).min(1).max(20),
});
export type People = z.infer<typeof peopleRisk>;

export const people: RiskKind<People> = {
  labels: peopleLabels,
  knownBy: 'title',
  describe: ({ people: insured }, language) => ({
    title: insured.map(({ relation }) => relationNames[language][relation]).join(', '),
    reference: '',
    facts: [
      { label: peopleFacts[language].count, value: countedPeople(insured.length, language) },
      { label: peopleFacts[language].birthYears, value: birthYears(insured) },
    ],
  }),
  personNames,
  numberOf: () => '',
  anonymous: (risk) => ({ ...risk, people: risk.people.map(anonymousPerson) }),
  keys: ({ people: insured }) => insured.map((person) => person.identityNo),
};

const birthYears = (insured: readonly InsuredPerson[]): string =>
  insured.map(({ birthday }) => birthday.slice(0, 4)).join(', ');
