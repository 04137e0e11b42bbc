/** Compiled by the types target: each `@ts-expect-error` fails the build if a misspelt field ever compiles. */
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { exampleFacts } from '../samples/example-facts';
import type { Option } from './field';
import { grammar } from './grammar';
import { group } from '../fields/group';
import type { AnswersOf } from './step';

const fields = { plateNo: { kind: 'plate', label: 'Plaka' }, isFound: { kind: 'flag', label: 'Bulundu' } } as const;
const { step, send, lookup, line } = grammar(fields);
const factsAs = (id: LineFacts['id']): LineFacts => ({ ...exampleFacts, id });
const saveEmail = 'POST quoterequestapi/sharedstep/SaveEmail';
const findVehicle = 'POST quoterequestapi/auto/getvehicleinfo';
const cities = 'GET quoterequestapi/sharedstep/GetCityList';

// @ts-expect-error a misspelt field in clears
grammar(fields, () => ({ clears: { plateNo: ['isFond'] } }));
// @ts-expect-error a misspelt answer in choices
grammar(fields, () => ({ choices: { plateNo: ({ platNo }) => [{ code: platNo, name: '' }] } }));
// @ts-expect-error a flag is derived as text
grammar(fields, () => ({ derives: { plateNo: () => ({ isFound: 'yes' }) } }));
const noRow = (city: { id: string }) => ({ code: city.id, name: '' });
// @ts-expect-error a row of the city list has no such column
grammar(fields, (source) => ({ sources: { plateNo: source(cities, { input: () => ({}), option: noRow }) } }));

// @ts-expect-error a misspelt field in fields
step({ slug: 's', title: '', menu: 'licence', fields: ['plateNoo'] });
// @ts-expect-error a misspelt field in an entry
step({ slug: 's', title: '', menu: 'licence', fields: [{ field: 'plateNoo' }] });
// @ts-expect-error a misspelt answer in an entry's condition
step({ slug: 's', title: '', menu: 'licence', fields: [{ field: 'plateNo', when: ({ isFond }) => isFond }] });
// @ts-expect-error a misspelt answer in a step's condition
step({ slug: 's', title: '', menu: 'licence', when: ({ isFond }) => isFond });
// @ts-expect-error a misspelt menu name
step({ slug: 's', title: '', menu: 'licences' });

// @ts-expect-error a misspelt answer in a body
send(saveEmail, (answers, { visitId }) => ({ visitId, email: answers.plateNoo }));
// @ts-expect-error a body without what the call asks for
send(saveEmail, (answers, { visitId }) => ({ visitId, mail: answers.plateNo }));
// @ts-expect-error a flag is no text
send(saveEmail, (answers, { visitId }) => ({ visitId, email: answers.isFound }));
// @ts-expect-error a call that the contract does not have
send('POST quoterequestapi/sharedstep/SaveMail', () => ({}));

const input = (answers: { plateNo: string }, { visitId }: { visitId: string }) => ({
  visitId,
  licensePlateNo: answers.plateNo,
});
// @ts-expect-error a look-up that needs a misspelt field
lookup(findVehicle, { needs: ['plateNoo'], input, fill: (reply) => ({ isFound: reply.isVehicleFound }) });
// @ts-expect-error a look-up that fills a misspelt field
lookup(findVehicle, { needs: ['plateNo'], input, fill: (reply) => ({ isFond: reply.isVehicleFound }) });
// @ts-expect-error a look-up that reads a misspelt reply
lookup(findVehicle, { needs: ['plateNo'], input, fill: (reply) => ({ isFound: reply.isFound }) });

const row = { fullName: { kind: 'text', label: 'Ad' } } as const;
const words = { item: () => '', add: '', remove: String, added: String, removed: String, full: String };
const bounds = () => ({ least: 1, most: 2 });
// @ts-expect-error a condition on a misspelt field of an item
group({ label: '', row, bounds, words, when: { fulName: () => true } });
// @ts-expect-error a condition that reads a misspelt answer of an item
group({ label: '', row, bounds, words, when: { fullName: ({ fulName }) => fulName === '' } });
const withPeople = grammar({ people: group({ label: '', row, bounds, words }) });
// @ts-expect-error a body that reads a misspelt answer of an item
withPeople.send(saveEmail, (answers, { visitId }) => ({ visitId, email: answers.people[0]!.fulName }));
withPeople.send(saveEmail, (answers, { visitId }) => ({ visitId, email: answers.people[0]!.fullName }));

const limitFields = { limit: { kind: 'fact', label: 'Limit' } } as const;
type LimitFields = typeof limitFields;
const limited = grammar<typeof fields, LimitFields>(fields);
limited.step({ slug: 's', title: '', menu: 'licence', fields: ['plateNo', 'limit'] });
// @ts-expect-error a line's own field, in a step of the family
step({ slug: 's', title: '', menu: 'licence', fields: ['limit'] });
// @ts-expect-error a line's own field, cleared by the family
grammar<typeof fields, LimitFields>(fields, () => ({ clears: { plateNo: ['limit'] } }));
// @ts-expect-error a misspelt field of the line's own
limited.step({ slug: 's', title: '', menu: 'licence', fields: ['limt'] });
// @ts-expect-error a misspelt field of the line's own, cleared by the line
limited.own(limitFields, () => ({ clears: { plateNo: ['limt'] } }));
// @ts-expect-error a body that reads another line's own field
limited.send(saveEmail, (answers, { visitId }) => ({ visitId, email: answers.country }));

const withLimit = limited.line({ facts: factsAs('IMM'), parts: [], own: limited.own(limitFields) });
const reusing = line({ ...withLimit, facts: factsAs('GREENCARD') });
const limitOf = ({ plateNo, limit }: AnswersOf<typeof reusing>): string => plateNo + limit;
const plain = line({ facts: exampleFacts, parts: [] });
// @ts-expect-error an answer of a line that was not reused
const _limitOfPlain = ({ limit }: AnswersOf<typeof plain>): string => limit;

// @ts-expect-error a sample with a misspelt answer
const _misspelt: SampleSpec<typeof fields> = { name: 's', answers: { plateNoo: '34ABC12' } };
// @ts-expect-error a line without facts
const _factless = () => line({ parts: [] });

it('builds what compiles', () => {
  const save = send(saveEmail, (answers, { visitId }) => ({ visitId, email: answers.plateNo }));
  const built = step({
    slug: 's',
    title: '',
    menu: 'licence',
    fields: ['plateNo'],
    when: (answers) => answers.isFound,
    save: [save],
  });
  expect(built).toMatchObject({ entries: [{ field: 'plateNo' }], lookups: [], saves: [save], button: 'Devam et' });
});

it('reuses a line by value', () => {
  const traffic = line({ facts: exampleFacts, parts: [] });
  expect(line({ ...traffic, facts: factsAs('IMM') })).toEqual({ ...traffic, id: 'IMM', facts: factsAs('IMM') });
});

it('a line has its own fields, and so does a line that reuses it and adds more', () => {
  expect(Object.keys(withLimit.fields)).toEqual(['plateNo', 'isFound', 'limit']);
  const countryFields = { country: { kind: 'fact', label: 'Ülke' } } as const;
  const travelling = grammar<typeof fields, LimitFields & typeof countryFields>(fields);
  const abroad = travelling.line({ ...withLimit, facts: factsAs('GREENCARD'), own: travelling.own(countryFields) });
  expect(Object.keys(abroad.fields)).toEqual(['plateNo', 'isFound', 'limit', 'country']);
  expect([Object.keys(reusing.fields), plain.fields]).toEqual([['plateNo', 'isFound', 'limit'], fields]);
  expect(limitOf({ plateNo: '34', isFound: true, limit: '5' })).toBe('345');
});

it('a line adds to what a field of the family clears, and so does a line that reuses it', () => {
  const family = grammar(fields, () => ({ clears: { plateNo: ['isFound'] } }));
  const countryFields = { country: { kind: 'fact', label: 'Ülke' } } as const;
  const travelling = grammar<typeof fields, typeof countryFields>(fields, () => ({ clears: { plateNo: ['isFound'] } }));
  const own = travelling.own(countryFields, () => ({ clears: { plateNo: ['country'] } }));
  const abroad = travelling.line({ facts: factsAs('GREENCARD'), parts: [], own });
  expect(abroad.relations.clears).toEqual({ plateNo: ['isFound', 'country'] });
  expect(travelling.line({ ...abroad, facts: factsAs('IMM') }).relations.clears).toEqual(abroad.relations.clears);
  expect(family.line({ facts: exampleFacts, parts: [] }).relations.clears).toEqual({ plateNo: ['isFound'] });
});

it('F265 M237 a select option holds code, name, model and median, and nothing else', () => {
  const option: Required<Option> = { code: '103', name: '320i', model: 'Sedan', median: 1_250_000 };
  // @ts-expect-error an option without a code
  const nameless: Option = { name: '320i' };
  expect(Object.keys({ ...nameless, ...option }).sort()).toEqual(['code', 'median', 'model', 'name']);
});
