/** Whom an application is to insure, as its form or its offer says. */
import { rowsOf } from '@emsal/lines/kit/fields/check-rows';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import { isForChild } from '@emsal/lines/health/insured-people/persons-insured';
import { nameCase } from '@emsal/platform/formats/names';
import { relationNames } from '@emsal/risks/people/people.texts';
import { relations, type Relation } from '@emsal/risks/people/relations';
import { isHealthAdult } from '@emsal/validation/health-age/health-age';
import type { ApplicationRow } from '../checkout/applications/application-store';
import type { FormPerson } from './tables';

interface Insured {
  relation: Relation;
  identityNo: string;
  birthday: string;
}

const relationOf = (text: unknown): Relation => relations.find((one) => one === text) ?? 'child';

function ofAnswers(answers: AnswerSet): Insured[] {
  const text = (name: string): string => String(answers[name] ?? '');
  const self = { relation: 'self', identityNo: text('insuredTcNo'), birthday: text('birthdayInsured') } as const;
  const others = rowsOf(answers['customerInfoDetail']).map(({ relation, identityNo, birthDate }) => ({
    relation: relationOf(relation),
    identityNo: String(identityNo),
    birthday: String(birthDate),
  }));
  return [...(isForChild(answers) ? [] : [self]), ...others];
}

function insuredOf({ offer, answers }: Pick<ApplicationRow, 'offer' | 'answers'>): Insured[] {
  if (answers) return ofAnswers(answers);
  return offer?.risk.kind === 'people' ? offer.risk.people.map((person) => ({ ...person })) : [];
}

/** Several children are told apart by their number. @param applicant full name */
function nameOf(index: number, all: readonly Insured[], applicant: string): string {
  const { relation } = all[index]!;
  if (relation === 'self') return nameCase(applicant.split(' ')[0]!) || relationNames.tr.self;
  const same = all.filter((one) => one.relation === relation);
  if (same.length === 1) return relationNames.tr[relation];
  const number = all.slice(0, index + 1).filter((one) => one.relation === relation).length;
  return `${relationNames.tr[relation]} (${number})`;
}

/** @param applicant full name @param today `YYYY-MM-DD` */
export function peopleOfApplication(
  row: Pick<ApplicationRow, 'offer' | 'answers'>,
  { applicant, today }: { applicant: string; today: string },
): FormPerson[] {
  const insured = insuredOf(row);
  return insured.map((person, index) => ({
    customerOrder: index + 1,
    name: nameOf(index, insured, applicant),
    identityNo: person.identityNo,
    isAdult: isHealthAdult(person.birthday, today),
  }));
}
