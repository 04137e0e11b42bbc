import { messagesOf } from '../verdict';
import { declarationOf, valuesOf } from './declaration';
import { healthDeclaration, monthBefore } from './health-declaration';

const today = '2026-11-29';
const adult = { isAdult: true };
const no = Object.fromEntries([1, 2, 3, 4, 5].map((question) => [`answer${question}`, 'no']));
const uneventful = {
  ...no,
  height: '178',
  weight: '81',
  militaryStatus: 'done',
  pregnancy: 'no',
  cancelledPolicy: 'no',
  activePolicy: 'no',
};
const surgery = {
  answer2: 'yes',
  name2: 'Menisküs',
  detail2: 'Sol diz',
  date2: '3.2023',
  hospital2: 'Moda Örnek Hastanesi',
  medicines2: '',
  status2: 'recovered',
};
const wrong = (more: object, person = adult) =>
  Object.keys(messagesOf(healthDeclaration({ ...uneventful, ...more }, person, today)));

it('M204 asks for size, military status, pregnancy, and earlier and running policies', () => {
  expect(wrong({})).toEqual([]);
  const asked = Object.keys(messagesOf(healthDeclaration({}, adult, today)));
  expect(asked).toEqual([
    ...['height', 'weight', 'militaryStatus', 'pregnancy', 'answer1', 'answer2', 'answer3', 'answer4', 'answer5'],
    ...['cancelledPolicy', 'activePolicy'],
  ]);
  expect(wrong({ cancelledPolicy: 'yes', activePolicy: 'yes' })).toEqual([
    ...['cancelledPolicyDetail', 'activePolicyCompany', 'activePolicyEndDate'],
  ]);
});

it('M204 a child is asked neither for military status nor for pregnancy', () => {
  expect(wrong({ militaryStatus: '', pregnancy: '' }, { isAdult: false })).toEqual([]);
});

it('M204 a running policy ends today or later', () => {
  const running = { activePolicy: 'yes', activePolicyCompany: 'Balarısı Sağlık' };
  expect(wrong({ ...running, activePolicyEndDate: '2026-11-29' })).toEqual([]);
  expect(wrong({ ...running, activePolicyEndDate: '2026-11-28' })).toEqual(['activePolicyEndDate']);
});

it('M205 after a yes a question asks for name, date, hospital and status; detail and medicines may be empty', () => {
  expect(wrong(surgery)).toEqual([]);
  expect(wrong({ answer2: 'yes' })).toEqual(['name2', 'date2', 'hospital2', 'status2']);
});

it('M205 what was typed before a no is no part of the declaration', () => {
  const { diseases } = declarationOf({ ...uneventful, ...surgery, answer2: 'no' });
  expect(diseases[1]).toMatchObject({ answer: 'no', name: '', hospital: '' });
  expect(wrong({ ...surgery, answer2: 'no', date2: 'x' })).toEqual([]);
});

it('a declaration and the values of its form are the same', () => {
  const said = declarationOf({ ...uneventful, ...surgery });
  expect(said.diseases[1]).toMatchObject({ name: 'Menisküs', date: '3.2023', status: 'recovered' });
  expect(declarationOf(valuesOf(said))).toEqual(said);
});

it.each([
  ['11.2026', true],
  ['3-2023', true],
  ['12.2026', false],
  ['13.2023', false],
  ['2023', false],
  ['3.23', false],
])('a month may be %s: %s', (input, isRight) => {
  expect(monthBefore(input, today).ok).toBe(isRight);
});
