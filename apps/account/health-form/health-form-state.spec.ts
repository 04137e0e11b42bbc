import type { InformationForm } from '@emsal/api/calls/self-service/health-process';
import { declarationOf } from '@emsal/validation/health-declaration/declaration';
import { declarationBy, declare, nextPerson, removePerson, restorePerson, startState } from './health-form-state';

const people = ['Elif', 'Eşiniz', 'Çocuğunuz'].map((name, index) => ({
  customerOrder: index + 1,
  name,
  isAdult: index < 2,
}));
const said = (customerOrder: number) => ({
  customerOrder,
  ...declarationOf({ height: '170' }),
  diseases: [...declarationOf({}).diseases],
});
const form = (saved: InformationForm['saved']): InformationForm => ({
  state: 'open',
  firmName: 'Balarısı Sağlık',
  phoneNumberMasked: '',
  isComplete: false,
  validUntil: '2026-12-06',
  isCallRequested: false,
  customerInfoDetail: people,
  saved,
});
const start = () => startState(form({ healthProcessInformation: [], removed: [] }));
const orders = (entries: readonly { customerOrder: number }[]) => entries.map(({ customerOrder }) => customerOrder);

it('M206 carries the declarations, the people and their number', () => {
  expect(start()).toEqual({ healthProcessInformation: [], customerInfoDetail: people, personsInsuredLength: 3 });
  const saved = startState(form({ healthProcessInformation: [said(1)], removed: [3] }));
  expect([orders(saved.customerInfoDetail), saved.personsInsuredLength]).toEqual([[1, 2], 2]);
  expect(nextPerson(saved)).toBe(people[1]);
});

it('M207 entries of both lists are removed by order, and the others stay', () => {
  const state = removePerson(declare(declare(start(), said(3)), said(2)), 2);
  expect([orders(state.healthProcessInformation), orders(state.customerInfoDetail)]).toEqual([[3], [1, 3]]);
  expect(state.personsInsuredLength).toBe(2);
});

it('M207 the last person is not removed, and one who was removed comes back in place', () => {
  const two = removePerson(start(), 2);
  const one = removePerson(two, 1);
  expect(removePerson(one, 3)).toBe(one);
  expect(orders(restorePerson(two, people[1]!).customerInfoDetail)).toEqual([1, 2, 3]);
});

it('a person declares once; a second declaration replaces the first', () => {
  const state = declare(declare(start(), said(1)), { ...said(1), height: '171' });
  expect(orders(state.healthProcessInformation)).toEqual([1]);
  expect(declarationBy(state, 1)?.height).toBe('171');
  expect(nextPerson(state)).toBe(people[1]);
});
