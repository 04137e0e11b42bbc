import { calls, type CallKey } from '@emsal/api/calls/table';
import { changeAnswers, completeAnswers, defaultAnswers } from '@emsal/lines/kit/answers/answers';
import { stepErrors } from '@emsal/lines/kit/steps/check-step';
import type { AnswerSet, ChoiceField } from '@emsal/lines/kit/grammar/field';
import { noAddress } from '@emsal/lines/kit/fields/address';
import { saveRequests } from '@emsal/lines/kit/steps/requests';
import { sampleNamed, samplesToday, sweepDays } from '@emsal/lines/kit/samples/sample';
import { stepMenu } from '@emsal/lines/kit/steps/step-menu';
import { sweep } from '@emsal/lines/kit/samples/sweep';
import { shortPath } from '@emsal/lines/kit/samples/short-path';
import { findStep, visibleSteps } from '@emsal/lines/kit/steps/visible-steps';
import { form as dask } from './form';
import { answersOfRegister } from './dask-options';
import { samples as daskSamples } from './samples';
import { premiumOf } from './premium';
import { premiumNote } from './premium-note';

const context = { today: samplesToday, schemaOf: (call: string) => calls[call as CallKey].input };
const visit = { ...context, visitId: '0123456789abcdef0123456789abcdef' };
const samples = daskSamples(samplesToday);
const known: AnswerSet = sampleNamed(samples, 'known address code').answers;
const renewed: AnswerSet = sampleNamed(samples, 'renewed by policy number, with a bank').answers;
const building = findStep(dask, 'konut-ozellikleri')!;
const errorsIn = (slug: string, change: AnswerSet, before = known) =>
  Object.keys(stepErrors(dask, findStep(dask, slug)!, { ...context, answers: { ...before, ...change } }));
const slugs = (answers: AnswerSet) => visibleSteps(dask, answers).map(({ slug }) => slug);

it.each(sweepDays)('passes the sweep on %s', (today) => {
  expect(sweep(dask, { ...context, today, samples: daskSamples(today) })).toEqual([]);
});

it('F103 F104 F105 F106 the part konut-bilgileri has policy, building and payee', () => {
  const part = dask.parts.find(({ slug }) => slug === 'konut-bilgileri')!;
  expect(part.steps.map(({ slug }) => slug)).toEqual(['mevcut-police', 'konut-ozellikleri', 'alacakli-bilgileri']);
  expect(
    stepMenu(dask, renewed, 'mevcut-police')
      .at(-1)!
      .steps.map(({ name }) => name),
  ).toEqual(['Mevcut poliçe', 'Konut özellikleri', 'Alacaklı bilgileri']);
});

it('F107 asks for the payee only where one is declared', () => {
  expect([slugs(known), slugs(renewed)].map((all) => all.includes('alacakli-bilgileri'))).toEqual([false, true]);
});

it.each([
  ['F216', 'temel-bilgiler', 'titleDeedTcOrTaxNo'],
  ['F221', 'kisisel-bilgiler', 'birthdayOwnerTitle'],
])('%s asks in %s for %s', (_, slug, field) => {
  expect(findStep(dask, slug)!.entries.map((entry) => entry.field)).toContain(field);
});

it.each([
  [
    'F248',
    'policyStatus policyNo uavtCode buildingType buildingAge floor floorCount buildingArea insurerTitle usageType',
  ],
  ['F249', 'payeeStatus payeeType bankCode bankCity branchCode financialCompanyCode showPayeeDetails'],
  ['F251', 'renewData renewStatus'],
])('%s the form has %s', (_, names) => {
  expect(Object.keys(dask.fields)).toEqual(expect.arrayContaining(names.split(' ')));
});

it('F250 the payee is a bank at first', () => {
  expect(defaultAnswers(dask)).toMatchObject({ payeeType: '1', payeeStatus: '0', insurerTitle: '1' });
});

it('F252 F253 saves the building without policy and payee data, the floor from its list', () => {
  const [save] = saveRequests(dask, building, { ...visit, answers: renewed });
  expect(Object.keys(save!.body as object).sort()).toEqual(
    ['buildingAge', 'buildingArea', 'buildingType', 'floor', 'floorCount', 'insurerTitle']
      .concat(['damageStatus', 'payeeStatus', 'usageType', 'visitId'])
      .sort(),
  );
  expect(dask.relations.sources['floor']).toMatchObject({ call: expect.stringContaining('getcustomdatavalue') });
});

const optionsOf = (name: string) => (dask.fields[name] as ChoiceField).options!;
it.each([
  ['F268', 'buildingType', '4 5'],
  ['F269', 'buildingAge', '6 7 8 9 10'],
  ['F270', 'floorCount', '5 6 7 8'],
  ['F271', 'usageType', '5 6 7'],
  ['F272', 'insurerTitle', '1 0'],
])('%s the codes of %s are %s', (_, name, codes) => {
  expect(optionsOf(name).map(({ code }) => code)).toEqual(codes.split(' '));
});

it.each([
  ['39', ['buildingArea']],
  ['40', []],
  ['kırk', ['buildingArea']],
])('F430 an area of %s has the errors %j', (buildingArea, errors) => {
  expect(errorsIn('konut-ozellikleri', { buildingArea })).toEqual(errors);
});

it.each([
  [1975, '6'],
  [1976, '7'],
  [1999, '7'],
  [2000, '8'],
  [2006, '8'],
  [2007, '9'],
  [2019, '9'],
  [2020, '10'],
])('F269 reads the year %i as the age %s', (constructionYear, buildingAge) => {
  expect(answersOfRegister({ ...unknownHome, constructionYear })).toEqual({ buildingAge });
});
const unknownHome = {
  floor: null,
  floorCount: null,
  buildingArea: null,
  constructionYear: null,
  isConcrete: null,
  isHome: null,
};

it.each([
  [1, '5'],
  [3, '5'],
  [4, '6'],
  [7, '6'],
  [8, '7'],
  [18, '7'],
  [19, '8'],
])('F270 reads %i floors as %s', (floorCount, code) => {
  expect(answersOfRegister({ ...unknownHome, floorCount })).toEqual({ floorCount: code });
});

it('asks for an address code of ten digits, or for a policy number of seven to ten', () => {
  const code = (uavtCode: string) => errorsIn('mevcut-police', { address: { ...noAddress, way: 'code', uavtCode } });
  expect([code('490471847'), code('4904718477')]).toEqual([['address.uavtCode'], []]);
  const policyNo = (number: string) => errorsIn('mevcut-police', { policyNo: number }, renewed);
  expect(['123456', '1234567', '1234567890', '12345678901'].map((number) => policyNo(number).length)).toEqual([
    1, 0, 0, 1,
  ]);
});

it('another address is another home, the same address keeps what was typed', () => {
  const moved = changeAnswers(dask, known, { address: { ...noAddress, way: 'code', uavtCode: '4904718493' } });
  expect([moved['uavtCode'], moved['buildingArea'], moved['isHomeFound']]).toEqual([
    '4904718493',
    undefined,
    undefined,
  ]);
  const again = changeAnswers(dask, known, { address: { ...(known['address'] as object) } as never });
  expect(again['buildingArea']).toBe('118');
});

it('a branch belongs to its bank and province', () => {
  for (const change of [{ bankCode: '0012' }, { bankCity: '06' }])
    expect(changeAnswers(dask, renewed, change)['branchCode']).toBeUndefined();
  expect(errorsIn('alacakli-bilgileri', { branchCode: '' }, renewed)).toEqual(['branchCode']);
});

it('asks for at most nine typed inputs with a known address code', () => {
  const sample = sampleNamed(samples, 'known address code');
  const hero = [dask.facts.identityField, 'phoneNumber'];
  expect(shortPath(dask, sample, { ...context, hero }).inputs).toBeLessThanOrEqual(9);
});

it('shows the price of the month as soon as the flat is known, and nothing before', () => {
  expect(premiumOf(completeAnswers(dask, known), '2026-11-24')).toMatchObject({ premium: 3860, sumInsured: 1_368_682 });
  expect(premiumOf({ ...known, buildingArea: '39' }, '2026-11-24')).toBeUndefined();
  expect(premiumOf({ ...known, address: noAddress }, '2026-11-24')).toBeUndefined();
});

it('says above the button what the price assumes of the running policy', () => {
  expect(premiumNote(known, context)).toBeNull();
  expect(premiumNote({ ...known, renewStatus: 'unavailable' }, context)).toContain('Poliçe kaydı yanıt vermedi');
  expect(premiumNote({ ...known, renewData: '2026-12-10' }, { today: '2026-11-24' })).toContain('10\u00A0Aralık 2026');
});

it('a renewal begins with the end of the running policy, by that month’s tariff', () => {
  const priced = premiumOf({ ...known, renewData: '2026-12-10' }, '2026-11-24')!;
  expect([priced.startDate, priced.adjustmentPercent, priced.sumInsured]).toEqual(['2026-12-10', -20, 118 * 11_761]);
});

it('shows no price in a month whose tariff is not published', () => {
  expect(premiumOf(known, '2027-01-01')).toBeUndefined();
});
