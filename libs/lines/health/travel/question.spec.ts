import { completeAnswers } from '@emsal/lines/kit/answers/answers';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import { sampleNamed, samplesToday } from '@emsal/lines/kit/samples/sample';
import { form as travel } from './form';
import { travelQuestion } from './question';
import { samples } from './samples';

const sample = (name: string): AnswerSet => sampleNamed(samples(samplesToday), name).answers;
const known = sample('known person');
const asked = (answers: AnswerSet) =>
  travelQuestion.ask(completeAnswers(travel, answers) as never, { today: samplesToday });
const requestOf = (answers: AnswerSet) => {
  const question = asked(answers);
  if (question.kind !== 'ask') throw new Error(`it is no request: ${question.kind}`);
  return question.request;
};
const onFirstDay = (birthdayInsured: string, travelDestination = '1') =>
  asked({ ...known, birthdayInsured, travelDestination, travelStartDate: '2026-12-01' }).kind;

it('asks for the journey of the insured, from its first day to its last', () => {
  const request = requestOf(known);
  expect(request).toMatchObject({
    startDate: '2026-11-28',
    risk: { countryCode: 'IT', countryName: 'İtalya', destination: '1', purpose: '1', endDate: '2026-12-05' },
  });
  expect(request.risk.travellers).toMatchObject([{ identityNo: '10000000078', relation: 'self' }]);
  expect(request.policyholder).toBeUndefined();
  expect(travelQuestion.lastDay!(request)).toBe('2026-12-05');
});

it('F440 M375 a child’s journey is asked for with the parent as policyholder', () => {
  const request = requestOf(sample('child with a parent'));
  expect(request.policyholder).toEqual({ identityNo: '10000000078', birthday: '1985-04-12' });
  expect(request.risk.travellers).toMatchObject([{ identityNo: '20000000800', relation: 'child' }]);
});

it.each([
  ['LP004', '1945-12-02', '1', 'ask'],
  ['LP005', '1945-12-01', '1', 'adviser'],
  ['LP006', '1950-12-01', '2', 'adviser'],
  ['lines.md', '1950-12-02', '4', 'ask'],
])('%s a traveller born on %s in zone %s: %s', (_, birthday, zone, kind) => {
  expect(onFirstDay(birthday, zone)).toBe(kind);
});

it.each([
  ['01', 'ask'],
  ['09', 'ask'],
  ['10', 'adviser'],
  ['13', 'adviser'],
  ['14', 'adviser'],
  ['15', 'adviser'],
])('LP049 with sport %s: %s', (selectedSportingActivity, kind) => {
  expect(asked({ ...known, hasSportiveActivity: true, selectedSportingActivity }).kind).toBe(kind);
});

it('a sport that is not played any more counts for nothing', () => {
  const request = requestOf({ ...known, hasSportiveActivity: false, selectedSportingActivity: '13' });
  expect(request.risk.sport).toBeUndefined();
});

it('F445 without anything of a parent the child gets no offer; a wrong birth date alone keeps its message', () => {
  const parent = ['parentIdentityNo', 'parentBirthDate', 'parentName', 'parentSurname'];
  expect(travelQuestion.unanswered!(parent)).toMatchObject({ kind: 'refuse', code: '404' });
  expect(travelQuestion.unanswered!(['parentBirthDate'])).toBeNull();
});

it('asks for all who travel by birth date, in the order of the form, under the contract of its person', () => {
  const { policyholder, risk } = requestOf(sample('family'));
  expect(policyholder).toBeUndefined();
  expect(risk.travellers).toMatchObject([
    { identityNo: '10000000078', relation: 'self' },
    { identityNo: '', birthday: '1986-05-02', relation: 'other' },
    { identityNo: '', relation: 'other' },
  ]);
});

it('M375 an adult who travels along with the child is the policyholder, whatever was said of a parent', () => {
  const adult = { identityNo: '20000000046', birthDate: '1986-05-02' };
  const sister = { birthDate: '2015-01-01' };
  const { policyholder, risk } = requestOf({ ...sample('child with a parent'), travellers: [sister, adult] });
  expect(policyholder).toEqual({ identityNo: adult.identityNo, birthday: adult.birthDate });
  expect(risk.travellers.map(({ relation }) => relation)).toEqual(['other', 'other', 'self']);
});

it('LP005 the age limit of the zone is each traveller’s, and the reason says whose', () => {
  const travellers = ['1945-12-01', '1990-01-01', '1940-01-01'].map((birthDate) => ({ identityNo: '1', birthDate }));
  const question = asked({ ...known, travelStartDate: '2026-12-01', travellers });
  expect(question).toMatchObject({
    kind: 'adviser',
    reason: expect.stringContaining('2. ve 4. yolcu 80 yaşından büyük.'),
  });
});
