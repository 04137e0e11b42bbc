import { defaultAnswers } from '../answers/answers';
import {
  exampleContext as context,
  exampleLine as line,
  exampleSample as sample,
  exampleStep as step,
} from '../samples/example-line';
import type { AnswerSet } from '../grammar/field';
import { isDecidedByLookups, isPassedOver, openQuestions } from './open-questions';

const form = (answers: AnswerSet) => ({ ...context, answers: { ...defaultAnswers(line), ...answers } });
const { terms: _, ...withoutTerms } = sample.answers;

describe('the open questions of a step', () => {
  it('are its required answers that are not known, and invalid ones', () => {
    expect(openQuestions(line, step('ikinci'), form({ ...sample.answers, plateNo: '99' }))).toContain('plateNo');
    expect(openQuestions(line, step('ikinci'), form(sample.answers))).not.toContain('plateNo');
    expect(openQuestions(line, step('ilk'), form(withoutTerms))).toContain('terms');
  });

  it('are optional ones only where the configuration requires them or the step offers them', () => {
    const names = (more: object) => openQuestions(line, step('ilk'), { ...form(sample.answers), ...more });
    expect([names({}).includes('consent'), names({ marketingPermissionRequired: true }).includes('consent')]).toEqual([
      false,
      true,
    ]);
    const offering = { ...step('ilk'), entries: [{ field: 'driver', offered: true }] };
    expect(openQuestions(line, offering, form(sample.answers))).toEqual(['driver']);
    expect(openQuestions(line, offering, form({ ...sample.answers, driver: 'Veli' }))).toEqual([]);
  });
});

describe('a step is passed over', () => {
  const known = { ...step('ikinci'), entries: [{ field: 'plateNo', confirm: true }] };

  it('when nothing in it waits for an answer', () => {
    expect(isPassedOver(line, known, form(sample.answers))).toBe(true);
    expect(isPassedOver(line, known, form({ ...sample.answers, plateNo: '' }))).toBe(false);
  });

  it('never without fields, and never as the last one', () => {
    expect(isPassedOver(line, step('gizli'), form({ ...sample.answers, isFound: true }))).toBe(false);
    expect(isPassedOver(line, known, form({ ...sample.answers, status: '0' }))).toBe(false);
  });
});

it('a look-up decides about a step that asks for nothing but what it fills', () => {
  const [findVehicle] = step('ikinci').lookups;
  const asking = { ...step('ikinci'), entries: [{ field: 'phoneNumber', confirm: true }] };
  const decides = (fills: readonly string[]) =>
    isDecidedByLookups(
      line,
      { ...asking, lookups: [{ ...findVehicle!, fills }] },
      { ...form({ ...sample.answers, phoneNumber: '' }), lookupRuns: {} },
    );
  expect([decides([]), decides(['phoneNumber'])]).toEqual([false, true]);
});
