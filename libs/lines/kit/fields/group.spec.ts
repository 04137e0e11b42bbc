import { carriedAnswers } from '../steps/carried-answers';
import { checkStep, stepErrors } from '../steps/check-step';
import { displayAnswer } from '../answers/display-answer';
import { exampleContext as context, exampleLine } from '../samples/example-line';
import type { Row } from '../grammar/field';
import { peopleField, peopleStep } from '../samples/example-group';
import { hasInput, readForm } from '../answers/read-form';
import type { Line } from '../grammar/step';

const line: Line = {
  ...exampleLine,
  fields: { ...exampleLine.fields, people: peopleField },
  parts: [{ slug: 'kisiler', menu: 'insured', steps: [peopleStep] }],
};
const ayse = { fullName: 'Ayşe Kaya', relation: 'self', school: '' };
const child = { fullName: 'Ece Kaya', relation: 'child', school: 'Moda İlkokulu' };
const check = (people: unknown, answers: object = {}) =>
  checkStep(line, peopleStep, { ...context, answers: { ...answers, people: people as readonly Row[] } });
const errorsOf = (people: unknown) =>
  stepErrors(line, peopleStep, { ...context, answers: { people: people as readonly Row[] } });

it('gives the normalised items, without the answers of fields that are not asked', () => {
  expect(check([{ ...ayse, fullName: '  Ayşe Kaya ', school: 'left over' }, child])).toEqual({
    ok: true,
    answers: { people: [{ fullName: 'Ayşe Kaya', relation: 'self' }, child] },
  });
});

it('names the input and the item of each error, by what the item is called or by its order', () => {
  expect(errorsOf([{ ...ayse, relation: '' }, { relation: 'child' }])).toEqual({
    'people.0.relation': 'Ayşe Kaya: Yakınlığı seçin',
    'people.1.fullName': '2. kişi: Adını girin',
    'people.1.school': '2. kişi: Okulunu girin',
  });
});

it('asks the fields of the smallest number of items even when none was added', () => {
  expect(Object.keys(errorsOf(undefined))).toEqual(['people.0.fullName']);
  expect(errorsOf([])).toEqual(errorsOf(undefined));
});

it('accepts the largest number of items, and one more is an error of the whole field', () => {
  expect(errorsOf([ayse, child, child])).toEqual({});
  expect(errorsOf([ayse, child, child, child])).toEqual({ people: 'En çok 3 kişi eklenebilir' });
});

it('has bounds that depend on the other answers', () => {
  expect(Object.keys(errorsOf([ayse]))).toEqual([]);
  const family = check([ayse], { status: '1' });
  expect(family).toMatchObject({ ok: false, errors: { 'people.1.fullName': '2. kişi: Adını girin' } });
});

it('rejects an option that is not in the list of its field', () => {
  expect(errorsOf([{ ...ayse, relation: 'neighbour' }])).toEqual({ 'people.0.relation': 'Ayşe Kaya: Yakınlığı seçin' });
});

it.each([['text'], [true], [[1, 2]], [{ fullName: 'x' }], [[['a']]], [[{ fullName: 4 }]]])(
  'is not satisfied by stored JSON of another shape: %j',
  (stored) => {
    expect(peopleField.rules.isAnswer(stored)).toBe(false);
  },
);

it('accepts stored items', () => expect(peopleField.rules.isAnswer([ayse, child])).toBe(true));

it('shows the names of its items where it is confirmed', () => {
  expect(displayAnswer(line, 'people', { ...context, answers: { people: [ayse, {}] } })).toBe('Ayşe Kaya, 2. kişi');
});

it('is carried to another line that has the group, when that line accepts every item', () => {
  const carried = (people: readonly Row[]) =>
    carriedAnswers({ line, answers: { people } }, { ...line, id: 'IMM' }, context).people;
  expect(carried([ayse, child])).toEqual([ayse, child]);
  expect(carried([{ ...child, school: '' }])).toBeUndefined();
});

describe('read from a native form', () => {
  const read = (form: Record<string, string>, people: readonly Row[] = []) =>
    readForm(line, ['people'], { form, before: { people } }).people;

  it('takes the inputs of each item, and keeps what has no input', () => {
    const typed = { 'people.0.fullName': 'Ali', 'people.1.fullName': 'Veli', stranger: 'x' };
    expect(read(typed, [ayse])).toEqual([{ ...ayse, fullName: 'Ali' }, { fullName: 'Veli' }]);
    expect([hasInput(typed, 'people'), hasInput(typed, 'peop')]).toEqual([true, false]);
  });

  it('is the same answer when nothing was typed', () => {
    const people = [ayse];
    expect(read({ 'people.0.fullName': 'Ayşe Kaya', 'people.1.fullName': '' }, people)).toBe(people);
  });

  it('ignores an item that no page can have', () => {
    expect(read({ 'people.999999.fullName': 'x' })).toEqual([]);
  });
});
