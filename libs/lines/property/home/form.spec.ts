import { calls, type CallKey } from '@emsal/api/calls/table';
import { changeAnswers, completeAnswers } from '@emsal/lines/kit/answers/answers';
import { carriedAnswers } from '@emsal/lines/kit/steps/carried-answers';
import { stepErrors } from '@emsal/lines/kit/steps/check-step';
import type { AnswerSet, ChoiceField } from '@emsal/lines/kit/grammar/field';
import { noAddress } from '@emsal/lines/kit/fields/address';
import { sampleNamed, samplesToday, sweepDays } from '@emsal/lines/kit/samples/sample';
import type { AnswersOf } from '@emsal/lines/kit/grammar/step';
import { sweep } from '@emsal/lines/kit/samples/sweep';
import { findStep } from '@emsal/lines/kit/steps/visible-steps';
import { form as dask } from '../dask/form';
import { samples as daskSamples } from '../dask/samples';
import { daskGapNote } from './dask-gap-note';
import { form as home } from './form';
import { homeOfRegister } from './home-options';
import { samples as homeSamples } from './samples';
import { homeQuestion } from './question';
import { sumOf } from './proposed-sums';

const context = { today: samplesToday, schemaOf: (call: string) => calls[call as CallKey].input };
const today = homeSamples(samplesToday);
const known: AnswerSet = sampleNamed(today, 'known address code, proposed sums').answers;
const tenant: AnswerSet = sampleNamed(today, 'entered by hand, a tenant’s own sums').answers;
const errorsIn = (slug: string, change: AnswerSet, before = known) =>
  Object.keys(stepErrors(home, findStep(home, slug)!, { ...context, answers: { ...before, ...change } }));
const asked = (change: AnswerSet = {}, before = known) =>
  homeQuestion.ask(completeAnswers(home, { ...before, ...change }) as AnswersOf<typeof home>, { today: samplesToday });

it.each(sweepDays)('passes the sweep on %s', (today) => {
  expect(sweep(home, { ...context, today, samples: homeSamples(today) })).toEqual([]);
});

it('F099 F100 F101 the part konut-bilgileri has address and home', () => {
  const part = home.parts.find(({ slug }) => slug === 'konut-bilgileri')!;
  expect(part.steps.map(({ slug }) => slug)).toEqual(['adres-bilgileri', 'konut-ozellikleri']);
});

it.each([
  ['F214', 'temel-bilgiler', 'tcNoOrTaxNo'],
  ['F220', 'kisisel-bilgiler', 'birthday'],
])('%s asks in %s for %s', (_, slug, field) => {
  expect(findStep(home, slug)!.entries.map((entry) => entry.field)).toContain(field);
});

const codesOf = (name: string) => (home.fields[name] as ChoiceField).options!.map(({ code }) => code);
it.each([
  ['F272', 'insurerTitle', '1 0'],
  ['F273', 'buildingType', '1 4'],
  ['F274', 'usageType', '0 1'],
])('%s the codes of %s are %s', (_, name, codes) => {
  expect(codesOf(name)).toEqual(codes.split(' '));
});

it('F254 the address has city, district and a text by hand', () => {
  expect(Object.keys(noAddress)).toEqual(expect.arrayContaining(['city', 'district', 'moreInformation']));
  expect(errorsIn('adres-bilgileri', { address: { ...noAddress, way: 'hand' } })).toEqual(
    expect.arrayContaining(['address.city', 'address.moreInformation']),
  );
});

it.each([
  ['39', ['buildingArea']],
  ['40', []],
  ['9999', []],
  ['10000', ['buildingArea']],
])('F430 an area of %s has the errors %j', (buildingArea, errors) => {
  expect(errorsIn('konut-ozellikleri', { buildingArea })).toEqual(errors);
});

it.each([
  ['buildingSum', '249999', false],
  ['buildingSum', '250000', true],
  ['contentsSum', '49.999', false],
  ['contentsSum', '50.000', true],
  ['glassSum', '500.001', false],
  ['electronicsSum', '1.000.000', true],
  ['valuablesSum', 'çok', false],
])('%s of %s is accepted: %s', (name, value, isAccepted) => {
  expect(errorsIn('konut-ozellikleri', { [name]: value })).toEqual(isAccepted ? [] : [name]);
});

it('F473 sums follow area and construction until they are given', () => {
  const sums = (answers: AnswerSet) => [sumOf('buildingSum', answers), sumOf('contentsSum', answers)];
  expect(sums(completeAnswers(home, known))).toEqual([3_245_000, 590_000]);
  expect(sums({ ...known, buildingType: '4', buildingArea: '500' })).toEqual([10_000_000, 2_000_000]);
  expect(sums({ ...known, buildingArea: '40', contentsSum: '450.000' })).toEqual([1_100_000, 450_000]);
  expect(sums(completeAnswers(home, tenant))).toEqual([0, 350_000]);
});

it('asks insurers for the sums, the earthquake and the running DASK', () => {
  expect(asked({ daskStatus: '1' })).toMatchObject({
    kind: 'ask',
    request: {
      startDate: samplesToday,
      risk: { addressCode: '4904718477', provinceCode: '34', area: 118, buildingType: '1', usageType: '0' },
      terms: {
        insurerTitle: '1',
        sums: { building: 3_245_000, contents: 590_000, glass: 20_000, electronics: 50_000, valuables: 20_000 },
        hasDask: true,
        earthquake: true,
      },
    },
  });
});

it('leaves sums above 20 million and business use to an adviser', () => {
  expect(asked({ buildingSum: '19410000' })).toMatchObject({ kind: 'ask' });
  expect(asked({ buildingSum: '19410001' })).toEqual({
    kind: 'adviser',
    reason: 'Bu değerdeki konutlar için danışmanımız sizi arar.',
  });
  expect(asked({ registeredUse: 'business' })).toMatchObject({ kind: 'adviser' });
});

it('another address is another home', () => {
  const moved = changeAnswers(home, known, { address: { ...noAddress, way: 'code', uavtCode: '4904718493' } });
  expect(['buildingArea', 'isHomeFound', 'daskStatus'].map((name) => moved[name])).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('takes from the register what its lists have', () => {
  const nothing = { floor: null, floorCount: null, buildingArea: null, constructionYear: null, isConcrete: null };
  expect(homeOfRegister({ ...nothing, isHome: null })).toEqual({ registeredUse: '' });
  expect(homeOfRegister({ ...nothing, floorCount: 40, isConcrete: false, isHome: false })).toEqual({
    registeredUse: 'business',
    buildingType: '4',
    floorCount: '31',
  });
});

it('DASK’s address and building are HOME’s, in its own codes', () => {
  const { answers } = sampleNamed(daskSamples(samplesToday), 'known address code');
  const carried = carriedAnswers({ line: dask, answers }, home, context);
  expect(carried).toMatchObject({
    tcNoOrTaxNo: '10000000078',
    birthday: '1985-04-12',
    address: known['address'],
    uavtCode: '4904718477',
    buildingType: '1',
    buildingAge: '8',
    floor: '4',
    buildingArea: '118',
    insurerTitle: '1',
  });
  expect([carried['usageType'], carried['floorCount']]).toEqual([undefined, undefined]);
});

it('says what an earthquake would leave unpaid, and nothing to a tenant', () => {
  const note = (answers: AnswerSet) => daskGapNote(completeAnswers(home, answers), { today: '2026-11-24' });
  expect(note({ ...known, earthquake: false })).toContain('1.876.318');
  expect(note(known)).toMatch(/^Deprem teminatı, DASK’ın ödemediği 1\.876\.318/);
  expect(note(tenant)).toBeNull();
  expect(daskGapNote(completeAnswers(home, known), { today: '2027-03-01' })).not.toBeNull();
});
