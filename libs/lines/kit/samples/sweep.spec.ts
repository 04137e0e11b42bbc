import { exampleContext, exampleLine, exampleSample } from './example-line';
import type { Line, Step } from '../grammar/step';
import { sweep } from './sweep';

const anySchema = { safeParse: () => ({ success: true }) };
const reached = { name: 'found', answers: { ...exampleSample.answers, isFound: true } };
const context = { ...exampleContext, samples: [exampleSample, reached], schemaOf: () => anySchema };
const line: Line = { ...exampleLine, fields: withWords(exampleLine.fields) };

const firstSteps = line.parts[0]!.steps;
const withStep = (step: Partial<Step>): Line => ({
  ...line,
  parts: [{ ...line.parts[0]!, steps: [{ ...firstSteps[0]!, ...step }] }, line.parts[1]!],
});
const withField = (name: string, field: Line['fields'][string]): Line => ({
  ...line,
  fields: { ...line.fields, [name]: field },
});

it('finds no fault in a valid line', () => {
  expect(sweep(line, context)).toEqual([]);
});

it('finds a step that no sample reaches and a condition that never changes', () => {
  const faults = sweep(line, { ...context, samples: [exampleSample] });
  expect(faults).toEqual(['gizli: no sample reaches it', 'gizli: its condition is never both true and false']);
  expect(sweep(withStep({ entries: [{ field: 'owner', when: () => true }] }), context)).toContain(
    'ilk.owner: its condition is never both true and false',
  );
});

it('finds a sample that is invalid and stays open', () => {
  const bad = { name: 'bad', answers: { ...reached.answers, terms: false } };
  const faults = sweep(line, { ...context, samples: [...context.samples, bad] });
  expect(faults).toEqual(['bad, ilk.terms: Koşulları onaylayın', 'bad: ilk stays open']);
});

it('finds a body that does not match its call', () => {
  const picky = {
    ...context,
    schemaOf: (call: string) =>
      call.endsWith('SaveEmail') ? { safeParse: () => ({ success: false, error: 'no mail' }) } : anySchema,
  };
  expect(sweep(line, picky)).toEqual([
    'with a plate, ilk: the body of POST quoterequestapi/sharedstep/SaveEmail does not fit: no mail',
    'found, ilk: the body of POST quoterequestapi/sharedstep/SaveEmail does not fit: no mail',
  ]);
  const asked: string[] = [];
  sweep(line, {
    ...context,
    schemaOf: (call) => {
      asked.push(call);
      return anySchema;
    },
  });
  expect(asked.filter((call) => /getvehicleinfo|GetDistrictList|GetCityList/.test(call)).length).toBeGreaterThanOrEqual(
    3,
  );
});

it('finds a field that a step names and the line does not have', () => {
  expect(sweep(withStep({ entries: [{ field: 'engine' }] }), context)).toEqual([
    "engine: not in the dictionary, and not in the line's `own`",
  ]);
});

it('finds fields without a label, without a message when missing, or never asked', () => {
  expect(sweep(withField('owner', { kind: 'text', label: ' ', missing: 'x' }), context)).toEqual([
    'owner: has no label',
  ]);
  expect(sweep(withField('owner', { kind: 'text', label: 'Sahip' }), context)).toEqual([
    'owner: has no message when it is missing',
  ]);
  expect(sweep(withField('owner', { kind: 'fact', label: 'Sahip' }), context)).toEqual([
    'owner: a fact cannot be asked',
  ]);
});

it('finds a choice without options and a sample that selected none of them', () => {
  expect(sweep({ ...line, relations: { ...line.relations, sources: {} } }, context)).toContain('city: has no options');
  const wrong = { name: 'wrong', answers: { ...reached.answers, year: '1900' } };
  expect(sweep(line, { ...context, samples: [...context.samples, wrong] })).toEqual([
    'wrong, ikinci.year: year?',
    'wrong: ikinci stays open',
  ]);
});

function withWords(fields: Line['fields']): Line['fields'] {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.kind === 'fact' || field.kind === 'flag' ? field : { missing: `${name}?`, ...field },
    ]),
  );
}
