import { exampleContext as context, exampleLine } from '@emsal/lines/kit/samples/example-line';
import { grammar } from '@emsal/lines/kit/grammar/grammar';
import type { AnswerSet, Row } from '@emsal/lines/kit/grammar/field';
import { fact } from '@emsal/lines/kit/person/personal-fields';
import { stepErrors } from '@emsal/lines/kit/steps/check-step';
import { addYears } from '@emsal/validation/dates/calendar-day';
import { insuredPeople } from './insured-people';
import { bodyFields } from './person-fields';
import { hasOthers, personsInsured } from './persons-insured';

const fields = { personsInsured, customerInfoDetail: insuredPeople(bodyFields) };
const step = grammar(fields).step({
  slug: 'kisiler',
  title: 'Kimler?',
  menu: 'insured',
  fields: ['customerInfoDetail'],
});
const line = { ...exampleLine, fields: { ...exampleLine.fields, ...fields, insuredTcNo: fact } };

const born = (age: number) => addYears(context.today, -age);
const spouse = { relation: 'spouse', identityNo: '20000000800', birthDate: born(40), height: '170', weight: '70' };
const child = { ...spouse, relation: 'child', identityNo: '10000000146', birthDate: born(9) };

const errorsOf = (people: readonly Row[], answers: AnswerSet = {}) =>
  stepErrors(line, step, {
    ...context,
    answers: { insuredTcNo: '10000000078', personsInsured: 'family', ...answers, customerInfoDetail: people },
  });
const only = (answers: Row, changed: AnswerSet = {}) => Object.keys(errorsOf([answers], changed));

it('accepts a spouse and a child with their size', () => {
  expect(errorsOf([spouse, child])).toEqual({});
});

it.each([
  ['F450', { personsInsured: 'child' }, 'child', 18],
  ['F451', {}, 'child', 24],
])('%s a child of %j is at most so old', (_id, answers, relation, most) => {
  const ofAge = (age: number) => only({ ...child, relation, birthDate: born(age) }, answers);
  expect([ofAge(most), ofAge(most + 1)]).toEqual([[], ['customerInfoDetail.0.birthDate']]);
});

it('F452 a spouse is over 18', () => {
  expect([born(19), born(18)].map((birthDate) => only({ ...spouse, birthDate }))).toEqual([
    [],
    ['customerInfoDetail.0.birthDate'],
  ]);
});

it('asks no relation where children alone are insured', () => {
  const { relation: _, ...withoutRelation } = child;
  expect(only(withoutRelation, { personsInsured: 'child' })).toEqual([]);
  expect(only(withoutRelation)).toEqual(['customerInfoDetail.0.relation', 'customerInfoDetail.0.birthDate']);
});

it('insures nobody twice', () => {
  expect(Object.keys(errorsOf([spouse, { ...child, identityNo: spouse.identityNo }]))).toEqual([
    'customerInfoDetail.0.identityNo',
    'customerInfoDetail.1.identityNo',
  ]);
  expect(only({ ...spouse, identityNo: '10000000078' })).toEqual(['customerInfoDetail.0.identityNo']);
});

it('names people by order and relation', () => {
  expect(fields.customerInfoDetail.rules.display([spouse, child])).toBe('1. kişi · Eşiniz, 2. kişi · Çocuğunuz');
});

it.each([
  ['self', false],
  ['family', true],
  ['child', true],
])('%s asks others: %s', (kind, asked) => {
  expect(hasOthers({ personsInsured: kind })).toBe(asked);
});
